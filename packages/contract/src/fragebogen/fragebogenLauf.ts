import type { Ton } from '../shared/lebenslauf.ts'

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

type Zeile<S extends string> = { readonly von: readonly S[]; readonly nach: S | null }

/** What the bank does to a version; the names are what the audit log calls the acts. */
export const FASSUNG_UEBERGAENGE = {
  fassungSpeichern: { von: ['ENTWURF'], nach: 'ENTWURF' },
  fassungVeroeffentlichen: { von: ['ENTWURF'], nach: 'VEROEFFENTLICHT' },
  fassungVerwerfen: { von: ['ENTWURF'], nach: null },
  /** By the one that is published after it: instances that run keep theirs. */
  fassungAbloesen: { von: ['VEROEFFENTLICHT'], nach: 'ABGELOEST' },
} as const satisfies Record<string, Zeile<FassungStand>>
export type FassungAktion = keyof typeof FASSUNG_UEBERGAENGE

/** What its people do to an instance; once finished it is frozen. */
export const BEFRAGUNG_UEBERGAENGE = {
  fragebogenSpeichern: { von: ['IN_BEARBEITUNG'], nach: 'IN_BEARBEITUNG' },
  fragebogenAbschliessen: { von: ['IN_BEARBEITUNG'], nach: 'ABGESCHLOSSEN' },
} as const satisfies Record<string, Zeile<BefragungStand>>
export type BefragungAktion = keyof typeof BEFRAGUNG_UEBERGAENGE

const FASSUNG_SONST: Readonly<Record<FassungStand, string>> = {
  ENTWURF: 'Diese Fassung ist ein Entwurf. Veröffentlichen Sie sie zuerst.',
  VEROEFFENTLICHT:
    'Diese Fassung ist veröffentlicht und bleibt, wie sie ist. Legen Sie eine neue Fassung an, um etwas zu ändern.',
  ABGELOEST: 'Diese Fassung ist abgelöst und bleibt, wie sie ist.',
}

/** Why the bank can't do it to this version, as a sentence; null when it can. */
export const fassungHindernis = (aktion: FassungAktion, stand: FassungStand): string | null => {
  const { von }: Zeile<FassungStand> = FASSUNG_UEBERGAENGE[aktion]
  return von.includes(stand) ? null : FASSUNG_SONST[stand]
}

/** Why nothing more can be said in this instance, as a sentence; null when it can. */
export const befragungHindernis = (aktion: BefragungAktion, stand: BefragungStand): string | null => {
  const { von }: Zeile<BefragungStand> = BEFRAGUNG_UEBERGAENGE[aktion]
  return von.includes(stand)
    ? null
    : 'Dieser Fragebogen ist abgeschlossen. Seine Antworten lassen sich nicht mehr ändern.'
}
