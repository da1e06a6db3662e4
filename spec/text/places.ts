/** A place as written in scenarios, for people: "battlefield A", "P2's base". */
export function placeName(place: string): string {
  const [zone = "", of = ""] = place.split(":");
  if (place === "nowhere") return "nowhere";
  if (zone === "chain") return "the chain";
  if (zone === "battlefield") return `battlefield ${of}`;
  if (zone === "facedown") return `facedown at battlefield ${of}`;
  return of === "" ? place : `${of}'s ${ZONES.get(zone) ?? zone}`;
}

const ZONES: ReadonlyMap<string, string> = new Map([
  ["banished", "banishment"],
  ["legend", "legend zone"],
]);

/** Where something is, with the word before it: "at battlefield A", "in P2's base", "on the chain". */
export function whereabouts(place: string): string {
  const name = placeName(place);
  if (name === "the chain") return "on the chain";
  if (name.startsWith("battlefield ")) return `at ${name}`;
  return name.includes("'s ") ? `in ${name}` : name;
}
