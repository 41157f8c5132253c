import { werDarf } from '../shared/lauf/akteure.ts'
import { BLEIBT, lauf } from '../shared/lauf/lauf.ts'

/** Where an invitation to apply stands (S3-04): one for each declaration and Hauptgruppe. */
export const EINLADUNG_STAENDE = ['OFFEN', 'GENUTZT', 'VERFALLEN', 'VERZICHTET'] as const
export type EinladungStand = (typeof EINLADUNG_STAENDE)[number]

const NICHT_OFFEN: Record<EinladungStand, string> = {
  OFFEN: 'Diese Einladung ist offen.',
  GENUTZT: 'Auf diese Einladung ist schon ein Antrag eingereicht.',
  VERFALLEN: 'Die Frist dieser Einladung ist abgelaufen.',
  VERZICHTET: 'Auf diese Einladung hat Ihr Unternehmen verzichtet.',
}
const AUS_OFFEN = { von: ['OFFEN'], sonst: (stand: EinladungStand) => NICHT_OFFEN[stand] } as const

/** The names of the rows are what the audit log calls the acts; what is reserved for one that ends is free again. */
export const einladungStaende = lauf({
  was: 'Einladung',
  staende: EINLADUNG_STAENDE,
  anfang: 'OFFEN',
  ende: ['GENUTZT', 'VERFALLEN', 'VERZICHTET'],
  akteure: { MITGLIED: werDarf, ZEICHNUNGSBERECHTIGT: werDarf, BANK: werDarf, UHR: werDarf },
  zeilen: {
    // with the first application that is sent; a draft leaves it open
    einladungNutzen: { ...AUS_OFFEN, wer: ['ZEICHNUNGSBERECHTIGT'], nach: 'GENUTZT' },
    einladungVerlaengern: { ...AUS_OFFEN, wer: ['BANK'], nach: BLEIBT },
    einladungVerzichten: { ...AUS_OFFEN, wer: ['ZEICHNUNGSBERECHTIGT'], nach: 'VERZICHTET' },
    einladungVerfallen: {
      ...AUS_OFFEN,
      wer: ['UHR'],
      nach: 'VERFALLEN',
      nurSo: 'Eine Einladung verfällt von selbst mit ihrer Frist.',
    },
  },
})
