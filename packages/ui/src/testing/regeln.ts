/** What axe is asked of a page, in the browser's journeys and in the component tests alike. */

/** Which rules are asked: all of WCAG 2.2 AA and of good practice, or what a theme or a size can break beyond them. */
export type Regeln = 'alle' | 'farbe und größe'

type Auswahl = { readonly type: 'tag' | 'rule'; readonly values: string[] }

export const REGELN: Readonly<Record<Regeln, Auswahl>> = {
  alle: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  },
  'farbe und größe': {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
  },
}

/**
 * Names, roles and order are the same in every theme: only styles differ, dark in colours alone (tools/dunkel.test.ts),
 * contrast in its lines too.
 */
export const regelnFuer = (ansicht: string): Regeln => (ansicht === 'hell' ? 'alle' : 'farbe und größe')

type Gefunden = {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string | undefined }[]
}

/** What axe finds wrong: the rule, the place and what to do, one by one. */
export const maengelVon = (violations: readonly Gefunden[]): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
  )

/** Runs in the page: until no colour is on its way from one to another. What turns for ever is no transition. */
export const zurRuheKommen = async (): Promise<void> => {
  const unterwegs = () => document.getAnimations().filter((a) => a instanceof CSSTransition)
  for (let alle = unterwegs(); alle.length > 0; alle = unterwegs())
    await Promise.allSettled(alle.map((a) => a.finished))
}
