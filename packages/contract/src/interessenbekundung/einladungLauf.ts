import { werDarf, type Akteur } from '../shared/lebenslauf.ts'

/** Where an invitation to apply stands (S3-04): one for each declaration and Hauptgruppe. */
export const EINLADUNG_STAENDE = ['OFFEN', 'GENUTZT', 'VERFALLEN', 'VERZICHTET'] as const
export type EinladungStand = (typeof EINLADUNG_STAENDE)[number]

/** The clock, beside those who act everywhere. */
export const EINLADUNG_AKTEURE = ['MITGLIED', 'ZEICHNUNGSBERECHTIGT', 'BANK', 'UHR'] as const
export type EinladungAkteur = Akteur | 'UHR'

type Zeile = {
  readonly von: readonly EinladungStand[]
  readonly wer: readonly EinladungAkteur[]
  /** Otherwise it stays where it is. */
  readonly nach?: EinladungStand
  /** What was reserved for it is free again for the next batch. */
  readonly gibtFrei: boolean
}

const OFFEN = ['OFFEN'] as const

/** The names of the rows are what the audit log calls the acts. */
export const EINLADUNG_UEBERGAENGE = {
  // with the first application that is sent; a draft leaves it open
  einladungNutzen: { von: OFFEN, wer: ['ZEICHNUNGSBERECHTIGT'], nach: 'GENUTZT', gibtFrei: false },
  einladungVerlaengern: { von: OFFEN, wer: ['BANK'], gibtFrei: false },
  einladungVerzichten: { von: OFFEN, wer: ['ZEICHNUNGSBERECHTIGT'], nach: 'VERZICHTET', gibtFrei: true },
  einladungVerfallen: { von: OFFEN, wer: ['UHR'], nach: 'VERFALLEN', gibtFrei: true },
} as const satisfies Record<string, Zeile>
export type EinladungAktion = keyof typeof EINLADUNG_UEBERGAENGE

const NICHT_OFFEN: Record<Exclude<EinladungStand, 'OFFEN'>, string> = {
  GENUTZT: 'Auf diese Einladung ist schon ein Antrag eingereicht.',
  VERFALLEN: 'Die Frist dieser Einladung ist abgelaufen.',
  VERZICHTET: 'Auf diese Einladung hat Ihr Unternehmen verzichtet.',
}

/** Why the action is not possible, as a sentence; null when it is. */
export const einladungHindernis = (
  aktion: EinladungAktion,
  stand: EinladungStand,
  wer: EinladungAkteur,
): string | null => {
  const { wer: zugelassen }: Zeile = EINLADUNG_UEBERGAENGE[aktion]
  if (stand !== 'OFFEN') return NICHT_OFFEN[stand]
  return zugelassen.includes(wer) ? null : werDarf(zugelassen)
}
