/** Deadline of a Nachforderung or a hearing: at most so many days ahead. */
export const FRIST_HOECHSTENS_TAGE = 180
