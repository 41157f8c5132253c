/**
 * What fails where nothing of ours is wrong: another machine is away or says no, the portal stops. A job that fails so is
 * one line in the log, without where in our code it arose.
 */
export class ExpectedFailure extends Error {
  /** A machine is away: all that needs it fails alike, and succeeds once it answers. */
  readonly away: boolean = false
}
