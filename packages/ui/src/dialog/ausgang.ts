/** How a dialog ended (R2.3-13). The close button in the head and Escape count as 'cancel'. */
export type Ausgang = 'confirm' | 'decline' | 'cancel'

/** The four generic layouts (R2.3-13). */
export type Layout = 'ok' | 'ok-abbrechen' | 'ja-nein' | 'ja-nein-abbrechen'

/** Own words for the buttons; what is left out keeps its default. */
export type Knopftexte = Partial<Record<Ausgang, string>>

export type Antwortknopf = { ausgang: Ausgang; text: string; haupt: boolean }

const VORGABEN: Record<Layout, readonly (readonly [Ausgang, string])[]> = {
  ok: [['confirm', 'Ok']],
  'ok-abbrechen': [
    ['confirm', 'Ok'],
    ['cancel', 'Abbrechen'],
  ],
  'ja-nein': [
    ['confirm', 'Ja'],
    ['decline', 'Nein'],
  ],
  'ja-nein-abbrechen': [
    ['confirm', 'Ja'],
    ['decline', 'Nein'],
    ['cancel', 'Abbrechen'],
  ],
}

/** The buttons of a layout in reading order, the main one first. */
export const antwortknoepfe = (layout: Layout, texte: Knopftexte = {}): readonly Antwortknopf[] =>
  VORGABEN[layout].map(([ausgang, vorgabe]) => ({
    ausgang,
    text: texte[ausgang] ?? vorgabe,
    haupt: ausgang === 'confirm',
  }))

/** The button that has the focus first: the harmless one where something would be lost, else the main one. */
export const ersterFokus = (knoepfe: readonly Antwortknopf[], gefahr: boolean): Ausgang =>
  gefahr ? (knoepfe.find((knopf) => !knopf.haupt)?.ausgang ?? 'confirm') : 'confirm'
