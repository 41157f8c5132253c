import { MINUTE_MS, TAG_MS } from '@foerderportal/values/time'

const GUELTIG_TAGE = 30
const ERNEUT_NACH_MINUTEN = 10

/** S1-04: until when an invitation that is sent now can be answered. */
export const einladungGueltigBis = (eingeladenAm: Date): Date =>
  new Date(eingeladenAm.getTime() + GUELTIG_TAGE * TAG_MS)

/** S1-04: an invitation whose last mail went out then or before may be sent again. */
export const erneutVersendbarBis = (jetzt: Date): Date =>
  new Date(jetzt.getTime() - ERNEUT_NACH_MINUTEN * MINUTE_MS)

/** S1-04: from when the mail of an invitation can be sent again. */
export const erneutVersendbarAb = (versendetAm: Date): Date =>
  new Date(versendetAm.getTime() + ERNEUT_NACH_MINUTEN * MINUTE_MS)
