/** What can be named as an engine. */
export const ENGINES = `
An engine is one of
  reference                the built-in engine, which follows the rules
  sparring                 a second engine, written from the rules on its own
  sparring:NAME,...        the same with variations, quirks or faults
  mutant:RULE/MISREADING   the reference engine with a misreading (see list); several joined by +
  broken:NAME              an engine that is broken beyond rules
  "stdio:COMMAND ARGS"     a program that speaks the protocol of docs/protocol.md
  PATH                     a module, TypeScript included, whose default export is an adapter`;

/** What the exit codes mean. */
export const CODES = `
Exit codes
  0  conforms, as far as the engine offers what the rules are about
  1  a rule is violated, or something else was found
  2  wrong use
  3  incomplete: nothing wrong was seen, but some rule lacks evidence
  4  the adapter failed
  5  the suite itself failed, or could not write what it found
With --baseline what it knows is no fault, but what it says in vain is one.
130 and 143 after Ctrl-C and a request to end; what there was until then is printed and written.`;
