import { BLEIBT, FORT, lauf, type AktionVon, type Ton } from '../shared/lauf/lauf.ts'

/** Where a version of a questionnaire stands (S8-01). */
export const FASSUNG_STAENDE = ['ENTWURF', 'VEROEFFENTLICHT', 'ABGELOEST'] as const
export type FassungStand = (typeof FASSUNG_STAENDE)[number]

/** Where the answering of one stands. */
export const BEFRAGUNG_STAENDE = ['IN_BEARBEITUNG', 'ABGESCHLOSSEN'] as const
export type BefragungStand = (typeof BEFRAGUNG_STAENDE)[number]

/** How far it is for whoever asks for it. */
export const FORTGAENGE = ['OFFEN', 'IN_ARBEIT', 'ERLEDIGT'] as const
export type Fortgang = (typeof FORTGAENGE)[number]

/** Open until something was saved, done once it is finished. */
export const fortgangVon = (b: { readonly begonnen: boolean; readonly abgeschlossen: boolean }): Fortgang => {
  if (b.abgeschlossen) return 'ERLEDIGT'
  return b.begonnen ? 'IN_ARBEIT' : 'OFFEN'
}

type Anzeige = { readonly wort: string; readonly ton: Ton }

export const FASSUNG_ANZEIGE: Readonly<Record<FassungStand, Anzeige>> = {
  ENTWURF: { wort: 'Entwurf', ton: 'info' },
  VEROEFFENTLICHT: { wort: 'veröffentlicht', ton: 'erfolg' },
  ABGELOEST: { wort: 'abgelöst', ton: 'neutral' },
}

export const FORTGANG_ANZEIGE: Readonly<Record<Fortgang, Anzeige>> = {
  OFFEN: { wort: 'offen', ton: 'warnung' },
  IN_ARBEIT: { wort: 'in Arbeit', ton: 'info' },
  ERLEDIGT: { wort: 'abgeschlossen', ton: 'erfolg' },
}

const FASSUNG_SONST: Readonly<Record<FassungStand, string>> = {
  ENTWURF: 'Diese Fassung ist ein Entwurf. Veröffentlichen Sie sie zuerst.',
  VEROEFFENTLICHT:
    'Diese Fassung ist veröffentlicht und bleibt, wie sie ist. Legen Sie eine neue Fassung an, um etwas zu ändern.',
  ABGELOEST: 'Diese Fassung ist abgelöst und bleibt, wie sie ist.',
}
const sonst = (stand: FassungStand) => FASSUNG_SONST[stand]

/** What the bank does to a version; the names are what the audit log calls the acts. */
export const fassungStaende = lauf({
  was: 'Fragebogen',
  staende: FASSUNG_ANZEIGE,
  anfang: 'ENTWURF',
  ende: ['ABGELOEST'],
  akteure: { BANK: 'Das geschieht von selbst.', ABLAUF: 'Das tut nur die Bank.' },
  zeilen: {
    fassungSpeichern: { von: ['ENTWURF'], wer: ['BANK'], nach: BLEIBT, sonst },
    fassungVeroeffentlichen: { von: ['ENTWURF'], wer: ['BANK'], nach: 'VEROEFFENTLICHT', sonst },
    fassungVerwerfen: { von: ['ENTWURF'], wer: ['BANK'], nach: FORT, sonst },
    /** By the one that is published after it: instances that run keep theirs. */
    fassungAbloesen: { von: ['VEROEFFENTLICHT'], wer: ['ABLAUF'], nach: 'ABGELOEST', sonst },
  },
})
export type FassungAktion = AktionVon<typeof fassungStaende>

const ABGESCHLOSSEN = 'Dieser Fragebogen ist abgeschlossen. Seine Antworten lassen sich nicht mehr ändern.'

/** What its people do to an instance; once finished it is frozen. */
export const befragungStaende = lauf({
  was: 'Fragebogen',
  staende: BEFRAGUNG_STAENDE,
  anfang: 'IN_BEARBEITUNG',
  ende: ['ABGESCHLOSSEN'],
  akteure: { BEFRAGT: 'Das tun nur die Befragten.' },
  zeilen: {
    fragebogenSpeichern: { von: ['IN_BEARBEITUNG'], wer: ['BEFRAGT'], nach: BLEIBT, sonst: ABGESCHLOSSEN },
    fragebogenAbschliessen: {
      von: ['IN_BEARBEITUNG'],
      wer: ['BEFRAGT'],
      nach: 'ABGESCHLOSSEN',
      sonst: ABGESCHLOSSEN,
    },
  },
})
export type BefragungAktion = AktionVon<typeof befragungStaende>
