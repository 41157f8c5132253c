export type SystemError = { readonly code: string; readonly syscall: string; readonly path: string }

/**
 * What the system says of a file, a folder or an address: code as `ENOENT`, the call, and the path ('' where there is
 * none). Undefined for every other error, ours and those of streams among them: they come without a call (Node:
 * Errors, Class: SystemError).
 */
export const systemError = (error: unknown): SystemError | undefined => {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined
  return {
    code: String(error.code),
    syscall: String(error.syscall),
    path: 'path' in error ? String(error.path) : '',
  }
}

export const hasCode = (error: unknown, code: string): boolean => systemError(error)?.code === code
