/** An action that an item is about to do to an object. */
export interface ForbiddenInput {
  /** Something says that this action can't be done to that object. */
  readonly forbidden: boolean;
}

/** Whether an action is left undone since it is forbidden: "can't" beats "can" (054.1, 359.3.e.6). */
export function forbidden(input: ForbiddenInput): boolean {
  return input.forbidden;
}
