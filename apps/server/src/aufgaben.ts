import { auszahlungAufgaben } from './auszahlung/public.ts'
import { identifizierungAufgaben } from './identifizierung/public.ts'
import { interessenbekundungAufgaben } from './interessenbekundung/public.ts'
import { mitteilungenAufgaben } from './mitteilungen/public.ts'
import { barrierenAufraeumen } from './nutzer/public.ts'
import { anmeldungenAufraeumen } from './oidc/aufraeumen.ts'
import { passwortLinkSenden } from './oidc/post/passwortLinkSenden.ts'
import { koepfeSichern } from './platform/audit/koepfe/koepfeSichern.ts'
import { dateienAufraeumen } from './platform/files/dateienAufraeumen.ts'
import { dateiOeffnenLassen } from './platform/files/oeffnung/dateiOeffnenLassen.ts'
import { oeffnungenNachholen } from './platform/files/oeffnung/oeffnungenNachholen.ts'
import { dateiPruefen } from './platform/files/viren/dateiPruefen.ts'
import { pruefungenNachholen } from './platform/files/viren/pruefungenNachholen.ts'
import { schluesselAufraeumen } from './platform/http/einmal/schluesselAufraeumen.ts'
import type { Task } from './platform/jobs/jobs.ts'
import { mailsWecken } from './platform/mail/mailsWecken.ts'
import { mailZustellen } from './platform/mail/mailZustellen.ts'
import { zuwendungAufgaben } from './zuwendung/public.ts'

/** Everything that runs after the call that caused it, or by the clock; startPortal.ts adds what the login service brings. */
export const aufgaben: readonly Task[] = [
  mailZustellen,
  mailsWecken,
  dateienAufraeumen,
  dateiPruefen,
  pruefungenNachholen,
  dateiOeffnenLassen,
  oeffnungenNachholen,
  anmeldungenAufraeumen,
  passwortLinkSenden,
  barrierenAufraeumen,
  koepfeSichern,
  schluesselAufraeumen,
  ...auszahlungAufgaben,
  ...identifizierungAufgaben,
  ...interessenbekundungAufgaben,
  ...mitteilungenAufgaben,
  ...zuwendungAufgaben,
]
