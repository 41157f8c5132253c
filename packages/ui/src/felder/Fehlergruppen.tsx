import type { Key, ReactNode } from 'react'

type Eintrag = { readonly text: string }

type Props<E> = {
  eintraege: readonly E[]
  /** The thing that one of them is about; none where it is the page itself. */
  ding: (eintrag: E) => string | undefined
  schluessel: (eintrag: E) => Key
  /** One of them as a link; `gesagt` is its name for whoever hears it without what stands above. */
  zeile: (eintrag: E, gesagt: string | undefined) => ReactNode
}

type Gruppe<E> = { readonly ding: string | undefined; readonly eintraege: readonly E[] }

/** Neighbours that are about the same thing. */
const gruppen = <E,>({ eintraege, ding }: Pick<Props<E>, 'eintraege' | 'ding'>): Gruppe<E>[] =>
  eintraege.reduce<Gruppe<E>[]>((bisher, eintrag) => {
    const letzte = bisher.at(-1)
    const hier = ding(eintrag)
    return letzte !== undefined && letzte.ding === hier
      ? [...bisher.slice(0, -1), { ...letzte, eintraege: [...letzte.eintraege, eintrag] }]
      : [...bisher, { ding: hier, eintraege: [eintrag] }]
  }, [])

/** What is to be mended, in the order given; among many things each is named once, above what it lacks (rule G-06). */
export function Fehlergruppen<E extends Eintrag>({ schluessel, zeile, ...was }: Props<E>) {
  const liste = ({ ding, eintraege }: Gruppe<E>) =>
    eintraege.map((eintrag) => (
      <li key={schluessel(eintrag)}>{zeile(eintrag, ding && `${ding}: ${eintrag.text}`)}</li>
    ))
  return (
    <ul className="p-fehler__liste">
      {gruppen(was).map((gruppe) => {
        const [erster] = gruppe.eintraege
        if (gruppe.ding === undefined || erster === undefined) return liste(gruppe)
        return (
          <li key={schluessel(erster)}>
            {/* Each link says it already: heard alone, out of a list of links, it needs it. */}
            <span className="p-fehler__ding" aria-hidden="true">
              {gruppe.ding}
            </span>
            <ul className="p-fehler__liste">{liste(gruppe)}</ul>
          </li>
        )
      })}
    </ul>
  )
}
