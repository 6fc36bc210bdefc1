import { userInfo } from 'node:os';
import { EnvironmentError } from '../../environment.ts';

/** What whoever runs the command can understand and mend; everything else is our own fault. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

export const usage = (text: string): OperatorError => new OperatorError(`Usage: ${text}`);

/** @returns whoever runs a command, as the system calls them; null if it has no name for them. */
export function operator(): string | null {
  try {
    return userInfo().username;
  } catch {
    return null;
  }
}

/** Runs a command; what can be understood is said without a stack. */
export function run(command: () => Promise<void>): void {
  // So that what `exit` tidies up is tidied up.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  command().then(
    () => process.exit(0),
    (error: unknown) => {
      const isExplained = error instanceof OperatorError || error instanceof EnvironmentError;
      // Of the system: the message names what it failed at, and a file.
      const isOfSystem = error instanceof Error && 'syscall' in error;
      console.error(isExplained || isOfSystem ? `\n${(error as Error).message}\n` : error);
      process.exit(1);
    },
  );
}
