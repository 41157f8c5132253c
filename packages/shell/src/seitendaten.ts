import type { Zugang } from './zugang.ts'

/** What a route says of its page (`staticData` of routes.tsx); title, head line and breadcrumb are made from it. */
export type Seitendaten = {
  /** The h1, the document title (R1-02) and the text of a breadcrumb that leads here; a page may name its thing instead. */
  readonly titel: string
  /** Who may enter; a public page has none. */
  readonly zugang?: Zugang
  /** The coloured line below the head (section 2.3: nine pages). */
  readonly kopflinie?: true
  /** Addresses of the breadcrumbs between the start and the page. */
  readonly weg?: readonly string[]
  /** Other parameters of the address keep the screen instance; without it they make a new one (section 2.1). */
  readonly wiederverwenden?: true
}

declare module '@tanstack/react-router' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- module augmentation needs an interface
  interface StaticDataRouteOption extends Partial<Seitendaten> {}
}
