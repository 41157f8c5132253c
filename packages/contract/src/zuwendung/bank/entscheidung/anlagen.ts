import type { Anlage, Baustein, Bescheidvorlage } from './bescheidvorlage.ts'

const BEIGEFUEGT = /\b(?:beigefüg|beiliegend|anliegend)/i

/** Whether a module says that something comes with the notice, and nothing does. */
export const versprichtLeeres = ({
  text,
  anlagen = [],
}: Pick<Baustein, 'text'> & Partial<Pick<Baustein, 'anlagen'>>): boolean =>
  BEIGEFUEGT.test(text) && anlagen.length === 0

/** What comes with a notice of these modules, each once. */
export const anlagenZu = (
  { anlagen }: Pick<Bescheidvorlage, 'anlagen'>,
  bausteine: readonly Pick<Baustein, 'anlagen'>[],
): readonly Anlage[] => {
  const genannt = new Set(bausteine.flatMap((baustein) => baustein.anlagen))
  return anlagen.filter(({ datei }) => genannt.has(datei))
}
