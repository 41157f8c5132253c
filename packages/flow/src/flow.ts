/**
 * A form as a directed graph of pages. Pages and transitions are plain data; `D` is everything the guards and checks
 * look at. Nothing here renders, stores or calls anything.
 */
export type Page<D> = {
  /** Last segment of the page's address. */
  readonly path: string
  readonly titel: string
  /** Paths of the answers asked here ('produktgruppenDaten.umsatz'); they fall away when the page can't be reached. */
  readonly felder: readonly string[]
  /** The user has given something here. A page without answers of its own counts as begun when it is complete. */
  readonly isStarted: (data: D) => boolean
  /** Everything asked here is answered, and rightly. */
  readonly isComplete: (data: D) => boolean
  /** Pages that are as many as the data say; each is walked after this one. */
  readonly parts?: (data: D) => readonly Part[]
}

/** A page that comes from the data and belongs to another, whose answers it shows a part of. */
export type Part = {
  /** What it is about, for whoever draws it. */
  readonly id: string
  readonly path: string
  readonly titel: string
  readonly status: PageStatus
  /** The way leads over it; else it is entered by its address alone. */
  readonly onWay: boolean
}

/** Where one can be: a page, or a part of one. Its address names it. */
export type Step<K extends string> = {
  readonly key: K
  readonly path: string
  readonly titel: string
  readonly part: Part | undefined
}

/** Where a page leads: nowhere, to one page, or to the first target whose guard holds (a row without guard always). */
export type Transition<K extends string, D> =
  | null
  | K
  | readonly { readonly guard?: (data: D) => boolean; readonly target: K }[]

export type Flow<K extends string, D> = {
  readonly start: K
  readonly pages: Readonly<Record<K, Page<D>>>
  readonly transitions: Readonly<Record<K, Transition<K, D>>>
}

export type PageStatus = 'offen' | 'inArbeit' | 'erledigt'

/** Declares a flow and keeps its page keys. */
export const defineFlow = <K extends string, D>(flow: Flow<K, D>): Flow<K, D> => flow

/** The page that follows, or null at the end (or where no guard holds). */
export const nextPage = <K extends string, D>(flow: Flow<K, D>, key: K, data: D): K | null => {
  const transition: Transition<K, D> = flow.transitions[key]
  if (transition === null || typeof transition === 'string') return transition
  return transition.find((row) => row.guard === undefined || row.guard(data))?.target ?? null
}

/** The pages from the start to the end in the order they are walked; a cycle ends where it closes. */
export const reachablePages = <K extends string, D>(flow: Flow<K, D>, data: D): readonly K[] => {
  const walked = new Set<K>()
  for (let key: K | null = flow.start; key !== null && !walked.has(key); key = nextPage(flow, key, data))
    walked.add(key)
  return [...walked]
}

export const isReachable = <K extends string, D>(flow: Flow<K, D>, key: K, data: D): boolean =>
  reachablePages(flow, data).includes(key)

/** The page before on the walked way; null at the start and for a page that can't be reached. */
export const prevPage = <K extends string, D>(flow: Flow<K, D>, key: K, data: D): K | null => {
  const way = reachablePages(flow, data)
  return way[way.indexOf(key) - 1] ?? null
}

export const pageStatus = <K extends string, D>(flow: Flow<K, D>, key: K, data: D): PageStatus => {
  const page = flow.pages[key]
  if (page.isComplete(data)) return 'erledigt'
  return page.isStarted(data) ? 'inArbeit' : 'offen'
}

/** Every reachable page is complete. */
export const isComplete = <K extends string, D>(flow: Flow<K, D>, data: D): boolean =>
  reachablePages(flow, data).every((key) => flow.pages[key].isComplete(data))

/** The key of a page by the last segment of its address. */
export const pageByPath = <K extends string, D>(flow: Flow<K, D>, path: string): K | undefined =>
  (Object.keys(flow.pages) as K[]).find((key) => flow.pages[key].path === path) // keys of a Record<K, …> are K

const onWay = ({ part }: Step<string>): boolean => part?.onWay !== false

/** Every step that can be entered, in the order in which they are walked. */
export const enterableSteps = <K extends string, D>(flow: Flow<K, D>, data: D): readonly Step<K>[] =>
  reachablePages(flow, data).flatMap((key) => {
    const { path, titel, parts } = flow.pages[key]
    const below = parts?.(data) ?? []
    return [
      { key, path, titel, part: undefined },
      ...below.map((part) => ({ key, path: part.path, titel: part.titel, part })),
    ]
  })

/** The steps from the start to the end, and the one at `path` where it stands, also beside the way. */
export const steps = <K extends string, D>(flow: Flow<K, D>, data: D, path?: string): readonly Step<K>[] =>
  enterableSteps(flow, data).filter((step) => onWay(step) || step.path === path)

/** The step at an address; undefined when it can't be entered. */
export const stepByPath = <K extends string, D>(
  flow: Flow<K, D>,
  path: string,
  data: D,
): Step<K> | undefined => enterableSteps(flow, data).find((step) => step.path === path)

const neighbour = <K extends string, D>(
  flow: Flow<K, D>,
  path: string,
  data: D,
  offset: number,
): Step<K> | null => {
  const way = steps(flow, data, path)
  const here = way.findIndex((step) => step.path === path)
  return here < 0 ? null : (way[here + offset] ?? null)
}

/** The step that follows the one at `path`, parts after their page; null at the end. */
export const nextStep = <K extends string, D>(flow: Flow<K, D>, path: string, data: D): Step<K> | null =>
  neighbour(flow, path, data, 1)

/** The step before the one at `path`; null at the start and for one that can't be entered. */
export const prevStep = <K extends string, D>(flow: Flow<K, D>, path: string, data: D): Step<K> | null =>
  neighbour(flow, path, data, -1)

export const stepStatus = <K extends string, D>(flow: Flow<K, D>, { key, part }: Step<K>, data: D) =>
  part?.status ?? pageStatus(flow, key, data)
