import type { Ansicht } from './ansichten.ts'

/** What axe is asked of a page, in the browser's journeys and in the component tests alike. */

/**
 * Which rules are asked: all of WCAG 2.2 AA and of good practice, what a theme or a size can break beyond them, or what
 * colours alone can.
 */
export type Regeln = 'alle' | 'farbe und größe' | 'farbe'

const FARBE = ['color-contrast', 'link-in-text-block']

type Auswahl = { readonly type: 'tag' | 'rule'; readonly values: string[] }

export const REGELN: Readonly<Record<Regeln, Auswahl>> = {
  alle: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  },
  'farbe und größe': {
    type: 'rule',
    values: [...FARBE, 'target-size', 'scrollable-region-focusable'],
  },
  farbe: { type: 'rule', values: FARBE },
}

const JE_ANSICHT: Readonly<Record<Ansicht['name'], Regeln>> = {
  hell: 'alle',
  dunkel: 'farbe',
  Kontrast: 'farbe und größe',
}

/**
 * Names, roles and order are the same in every theme: only styles differ, dark in colours alone (tools/dunkel.test.ts),
 * contrast in its lines too.
 */
export const regelnFuer = ({ name }: Ansicht): Regeln => JE_ANSICHT[name]

type Gefunden = {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string | undefined }[]
}

/** What axe finds wrong: the rule, the place and what to do, one by one. */
export const maengelVon = (violations: readonly Gefunden[]): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
  )

/**
 * Runs in the page, which is why it is in one piece: until no colour is on its way from one to another. What turns for
 * ever is no transition. One that has ended stays in the list until the next frame, which comes only when the page gets
 * its turn in between: without that it is asked for ever.
 */
export const zurRuheKommen = async (): Promise<void> => {
  const unterwegs = () => document.getAnimations().filter((a) => a instanceof CSSTransition)
  const anderesZuerst = () =>
    new Promise<void>((weiter) => {
      const { port1, port2 } = new MessageChannel() // no test's clock stops it
      port1.onmessage = () => {
        port1.close()
        weiter()
      }
      port2.postMessage(undefined)
    })
  for (let alle = unterwegs(); alle.length > 0; alle = unterwegs()) {
    await Promise.allSettled(alle.map((a) => a.finished))
    await anderesZuerst()
  }
}
