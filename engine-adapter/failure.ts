/** How an engine can fail as an engine, whatever the rules. */
export type FailureKind = "crash" | "hang" | "handshake untrue" | "bad observation";

/** An engine that failed as an engine; whatever else an adapter throws counts as a crash. Ends the game. */
export class EngineFailed extends Error {
  override readonly name = "EngineFailed";
  readonly kind: FailureKind;
  /** What else is known of it, and may be otherwise the next time: the end of what the engine logged. */
  readonly detail: string | undefined;

  constructor(kind: FailureKind, message: string, detail?: string) {
    super(message);
    this.kind = kind;
    this.detail = detail;
  }
}

/** The adapter cannot be used at all; the message says what was expected and what came. Ends the run. */
export class AdapterFailed extends Error {
  override readonly name = "AdapterFailed";
}
