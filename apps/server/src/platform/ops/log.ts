import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'

const FRAME = /^\s+at /

/** File and line of each frame; the first lines are left out, since they repeat the message with its values. */
const frames = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n')

const field = (error: Error, name: string): unknown =>
  name in error ? (error as unknown as Record<string, unknown>)[name] : undefined

/** Database errors quote the values of the row: of these only code, table and constraint are safe to keep. */
const isDatabaseError = (error: Error) => typeof field(error, 'severity') === 'string'

/** What is logged of an error: what it is and where it arose, no value that a user gave. */
const errorWithoutData = (error: Error): Record<string, unknown> => ({
  type: error.name,
  code: field(error, 'code'),
  ...(isDatabaseError(error)
    ? { table: field(error, 'table'), column: field(error, 'column'), constraint: field(error, 'constraint') }
    : { message: error.message }),
  stack: frames(error.stack),
  ...(error.cause instanceof Error ? { cause: errorWithoutData(error.cause) } : {}),
})

const nothing = () => undefined

/** The process's log: one JSON object a line, without host name, and with serializers that keep personal data out. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: errorWithoutData, req: nothing, res: nothing },
    },
    destination,
  )
