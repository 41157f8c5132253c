import type { Rundenzeile, RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import type { RundeStand } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import type { Zeitraum } from '@foerderportal/contract/shared/zeit/zeitraumSchema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import { rundeMitProgramm } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import type { Ton } from '@foerderportal/ui/Hinweis.tsx'

/** How a round stands, and who has to do what next. */
type Standanzeige = { readonly wort: string; readonly ton: Ton | 'neutral'; readonly amZug: string }

export const RUNDE_ANZEIGE: Readonly<Record<RundeStand, Standanzeige>> = {
  GEPLANT: { wort: 'Geplant', ton: 'neutral', amZug: 'Am Zug: Programmpflege' },
  VEROEFFENTLICHT: { wort: 'Veröffentlicht', ton: 'info', amZug: 'Sie beginnt von selbst' },
  ERFASSUNG: { wort: 'Erfassung läuft', ton: 'info', amZug: 'Unternehmen bekunden ihr Interesse' },
  ABGELAUFEN: { wort: 'Frist beendet', ton: 'info', amZug: 'Die Liste wird gleich eingefroren' },
  EINGEFROREN: { wort: 'Liste eingefroren', ton: 'info', amZug: 'Am Zug: Programmpflege, nach der Ziehung' },
  REIHUNG_VORGELEGT: { wort: 'Reihung versiegelt vorgelegt', ton: 'warning', amZug: 'Am Zug: Freigabe' },
  REIHUNG_GEOEFFNET: { wort: 'Reihung geöffnet', ton: 'warning', amZug: 'Am Zug: Freigabe' },
  GEREIHT: {
    wort: 'Reihung öffentlich',
    ton: 'success',
    amZug: 'Am Zug: Programmpflege, mit der nächsten Staffel',
  },
  ANNULLIERT: { wort: 'Annulliert', ton: 'danger', amZug: 'Nichts folgt mehr' },
}

/** Who has to do what next: before anything else, whoever releases what lies before a second person. */
export const amZug = ({ stand, akte, staffeln }: RundeAntwort): string =>
  [...akte, ...staffeln].some(({ status }) => status === 'VORGELEGT')
    ? RUNDE_ANZEIGE.REIHUNG_VORGELEGT.amZug
    : RUNDE_ANZEIGE[stand].amZug

/** '09.11.2026 bis 20.12.2026': whole days, the last one counts. */
export const zeitraumWorte = ({ von, bis }: Zeitraum): string =>
  `${alsDatum(tagInBerlin(new Date(von)))} bis ${alsDatum(tagInBerlin(letzterMoment(bis)))}`

/** The last day before an end that no longer counts, 'YYYY-MM-DD'. */
export const letzterTag = (bis: string): string => tagInBerlin(letzterMoment(bis))

export const tagVon = (iso: string): string => alsDatum(tagInBerlin(new Date(iso)))

/** 'ff94bfe8 14b20dcf … 1c44b42b': enough to compare by eye. */
export const kurzeSumme = (sha256: string): string =>
  `${sha256.slice(0, 8)} ${sha256.slice(8, 16)} … ${sha256.slice(-8)}`

export const rundeTitel = ({ angaben: { bezeichnung, programm } }: RundeAntwort): string =>
  rundeMitProgramm(bezeichnung, programm)

/** The state of a round in a list: what waits for a second person is said there, too. */
export const standWorte = ({ stand, wartetAufFreigabe }: Rundenzeile): string =>
  wartetAufFreigabe && RUNDE_ANZEIGE[stand].amZug !== RUNDE_ANZEIGE.REIHUNG_VORGELEGT.amZug
    ? `${RUNDE_ANZEIGE[stand].wort}, zur Freigabe`
    : RUNDE_ANZEIGE[stand].wort
