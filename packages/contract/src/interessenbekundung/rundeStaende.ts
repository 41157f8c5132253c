import { nurDie } from '../shared/lauf/akteure.ts'
import { BLEIBT, FORT, lauf, type AktionVon, type AkteurVon } from '../shared/lauf/lauf.ts'
import { hatBegonnen, istBeendet } from '../shared/zeit/zeitraum.ts'
import type { Zeitraum } from '../shared/zeit/zeitraumSchema.ts'
import type { BekundungStatus } from './bekundungStatus.ts'

/** Where a round stands for the bank (S3-01); the public sees the four of section 4. */
export const RUNDE_STAENDE = [
  'GEPLANT',
  'VEROEFFENTLICHT',
  'ERFASSUNG',
  'ABGELAUFEN',
  'EINGEFROREN',
  'REIHUNG_VORGELEGT',
  'REIHUNG_GEOEFFNET',
  'GEREIHT',
  'ANNULLIERT',
] as const
export type RundeStand = (typeof RUNDE_STAENDE)[number]

/** What the public sees of it. */
export const OEFFENTLICHER_STATUS: Record<RundeStand, BekundungStatus> = {
  GEPLANT: 'INAKTIV',
  VEROEFFENTLICHT: 'INAKTIV',
  ERFASSUNG: 'ERFASSUNG',
  ABGELAUFEN: 'VOR_REIHUNG',
  EINGEFROREN: 'VOR_REIHUNG',
  REIHUNG_VORGELEGT: 'VOR_REIHUNG',
  REIHUNG_GEOEFFNET: 'VOR_REIHUNG',
  GEREIHT: 'NACH_REIHUNG',
  ANNULLIERT: 'INAKTIV',
}

/** Where the ranking of a round stands that was not given back: sealed, open to two people, public (S3-03). */
export type LebendeReihung = 'VORGELEGT' | 'GEOEFFNET' | 'FREIGEGEBEN'
const REIHUNG_STAND: Readonly<Record<LebendeReihung, RundeStand>> = {
  VORGELEGT: 'REIHUNG_VORGELEGT',
  GEOEFFNET: 'REIHUNG_GEOEFFNET',
  FREIGEGEBEN: 'GEREIHT',
}

type Runde = {
  readonly erfassungsZeitraum: Zeitraum
  readonly veroeffentlicht: boolean
  readonly eingefroren: boolean
  readonly reihung: LebendeReihung | null
  readonly annulliert: boolean
}

/** Follows from what was done to it and from the clock, so that no job can be late. */
export const rundeStand = (runde: Runde, jetzt: Date): RundeStand => {
  if (runde.annulliert) return 'ANNULLIERT'
  if (!runde.veroeffentlicht) return 'GEPLANT'
  if (runde.reihung !== null) return REIHUNG_STAND[runde.reihung]
  if (runde.eingefroren) return 'EINGEFROREN'
  if (!hatBegonnen(runde.erfassungsZeitraum, jetzt)) return 'VEROEFFENTLICHT'
  return istBeendet(runde.erfassungsZeitraum, jetzt) ? 'ABGELAUFEN' : 'ERFASSUNG'
}

const NICHT_GEREIHT = 'Eingeladen wird erst, wenn die Reihung freigegeben ist.'
const NICHT_VORGELEGT = 'Es liegt keine Reihung zur Freigabe vor.'
/** From its publication to its end. */
const VEROEFFENTLICHT = [
  'VEROEFFENTLICHT',
  'ERFASSUNG',
  'ABGELAUFEN',
  'EINGEFROREN',
  'REIHUNG_VORGELEGT',
  'REIHUNG_GEOEFFNET',
  'GEREIHT',
] as const

/**
 * The names of the rows are what the audit log calls the acts. Who acts: who plans the programmes, who releases, and the
 * clock; `zuZweit` counts once a second person has released it (S9-01).
 */
export const rundeStaende = lauf({
  was: 'Runde',
  staende: RUNDE_STAENDE,
  anfang: 'GEPLANT',
  ende: ['ANNULLIERT'],
  akteure: nurDie({
    PROGRAMME: 'Das bereitet die Programmpflege vor.',
    FREIGABE: 'Das gibt eine Person mit Freigaberecht frei.',
    UHR: 'Das geschieht von selbst.',
  }),
  zeilen: {
    rundeAendern: {
      von: ['GEPLANT'],
      wer: ['PROGRAMME'],
      nach: BLEIBT,
      sonst: 'Ab der Veröffentlichung stehen die Vorgaben einer Runde fest.',
    },
    rundeVerwerfen: {
      von: ['GEPLANT'],
      wer: ['PROGRAMME'],
      nach: FORT,
      sonst: (stand) =>
        stand === 'ANNULLIERT'
          ? 'Diese Runde ist annulliert. Verwerfen lässt sich eine Runde nur vor der Veröffentlichung.'
          : 'Verwerfen lässt sich eine Runde nur vor der Veröffentlichung. Danach kann sie annulliert werden.',
    },
    rundeVeroeffentlichen: {
      von: ['GEPLANT'],
      wer: ['PROGRAMME'],
      zuZweit: true,
      nach: 'VEROEFFENTLICHT',
      sonst: 'Die Runde ist schon veröffentlicht.',
    },
    fristVerlaengern: {
      von: ['VEROEFFENTLICHT', 'ERFASSUNG'],
      wer: ['PROGRAMME'],
      zuZweit: true,
      nach: BLEIBT,
      sonst: 'Verlängern lässt sich die Frist nur zwischen Veröffentlichung und Ende.',
    },
    mittelErhoehen: {
      von: VEROEFFENTLICHT,
      wer: ['PROGRAMME'],
      zuZweit: true,
      nach: BLEIBT,
      sonst: 'Erhöhen lassen sich die Mittel einer veröffentlichten Runde.',
    },
    erfassungBeginnen: {
      von: ['VEROEFFENTLICHT'],
      wer: ['UHR'],
      nach: 'ERFASSUNG',
      sonst: 'Erfasst wird einmal, ab dem Beginn der Frist.',
    },
    erfassungBeenden: {
      von: ['ERFASSUNG'],
      wer: ['UHR'],
      nach: 'ABGELAUFEN',
      sonst: 'Die Frist endet einmal.',
    },
    rundeEinfrieren: {
      von: ['ABGELAUFEN'],
      wer: ['UHR'],
      nach: 'EINGEFROREN',
      sonst: 'Eingefroren wird einmal, nach dem Ende der Frist.',
    },
    reihungVorbereiten: {
      von: ['EINGEFROREN'],
      wer: ['PROGRAMME'],
      nach: 'REIHUNG_VORGELEGT',
      sonst: 'Gereiht wird einmal, wenn die Liste eingefroren ist.',
    },
    /** Typed otherwise than it was the first time, the draw gives the ranking back: to EINGEFROREN. */
    reihungOeffnen: {
      von: ['REIHUNG_VORGELEGT'],
      wer: ['FREIGABE'],
      nach: 'REIHUNG_GEOEFFNET',
      sonst: 'Es liegt keine versiegelte Reihung vor.',
    },
    reihungFreigeben: {
      von: ['REIHUNG_GEOEFFNET'],
      wer: ['FREIGABE'],
      nach: 'GEREIHT',
      sonst: 'Freigegeben wird eine Reihung, wenn zwei Personen dieselbe Ziehung eingegeben haben.',
    },
    reihungZurueckgeben: {
      von: ['REIHUNG_VORGELEGT', 'REIHUNG_GEOEFFNET'],
      wer: ['FREIGABE'],
      nach: 'EINGEFROREN',
      sonst: NICHT_VORGELEGT,
    },
    staffelVorbereiten: { von: ['GEREIHT'], wer: ['PROGRAMME'], nach: BLEIBT, sonst: NICHT_GEREIHT },
    staffelFreigeben: { von: ['GEREIHT'], wer: ['FREIGABE'], nach: BLEIBT, sonst: NICHT_GEREIHT },
    staffelZurueckgeben: { von: ['GEREIHT'], wer: ['FREIGABE'], nach: BLEIBT, sonst: NICHT_GEREIHT },
    rundeAnnullieren: {
      von: VEROEFFENTLICHT,
      wer: ['PROGRAMME'],
      zuZweit: true,
      nach: 'ANNULLIERT',
      sonst: 'Annullieren lässt sich nur eine veröffentlichte Runde, und nur einmal.',
    },
  },
})
export type RundeAktion = AktionVon<typeof rundeStaende>
export type RundeAkteur = AkteurVon<typeof rundeStaende>
