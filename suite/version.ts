/** Version of the suite; a test holds it equal to package.json. */
export const SUITE_VERSION = "0.1.0";
/** Release of the Core Rules that the suite checks. */
export const RELEASE = "2026-07-24";
