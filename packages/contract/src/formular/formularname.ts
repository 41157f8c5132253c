/** What a kind of form is called, with the words that follow its gender: so the sentences about forms are written once. */
export type Formularname = {
  /** 'Antrag', 'Erklärung' */
  readonly wort: string
  readonly der: 'der' | 'die'
  readonly den: 'den' | 'die'
  readonly dem: 'dem' | 'der'
  readonly im: 'im' | 'in der'
  readonly zum: 'zum' | 'zur'
  readonly diesem: 'diesem' | 'dieser'
  readonly ihr: 'Ihr' | 'Ihre'
  readonly er: 'er' | 'sie'
  readonly ihn: 'ihn' | 'sie'
}

/** At the beginning of a sentence. */
export const gross = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
