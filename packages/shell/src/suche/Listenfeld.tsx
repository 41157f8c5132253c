import { Suchfeld } from '@foerderportal/ui/felder/suche/Suchfeld.tsx'
import { trefferIn } from '@foerderportal/ui/felder/suche/treffer'
import type { FeldProps } from '@foerderportal/ui/felder/useFeld'
import { useCallback } from 'react'
import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import { ablehnung, useNetzpruefung } from '../formular/useNetzpruefung.ts'
import { Auskunft } from './Auskunft.tsx'
import { useDrin } from './useDrin.ts'

type Props<W extends FieldValues, N extends FieldPath<W>> = FeldProps<W, N, W> & {
  /** All entries of the directory; the same function from one rendering to the next. */
  laden: () => Promise<readonly string[]>
  /** What is said of an entry that the directory does not know, where that is no mistake. */
  unbekannt?: string
}

/** A name out of a list of the data directory, which comes when it is needed; any other will do as well. */
export function Listenfeld<W extends FieldValues, N extends FieldPath<W>>(props: Props<W, N>) {
  const { laden, unbekannt, control, name, ...worte } = props
  const { field, fieldState } = useController({ control, name })
  const text = String(field.value).trim()
  const suchen = async (eingabe: string) =>
    trefferIn(
      (await laden()).map((eintrag) => ({ wert: eintrag, text: eintrag })),
      eingabe,
    )
  const kennen = useCallback(async (eintrag: string) => (await laden()).includes(eintrag), [laden])
  const { drin, amElement } = useDrin()
  const fraglich = unbekannt && fieldState.isDirty && text !== '' ? text : undefined
  const stand = useNetzpruefung(fraglich, kennen, drin)
  return (
    <div role="presentation" {...amElement}>
      <Suchfeld
        {...{ control, name, ...worte, suchen }}
        frei
        genau
        fehlertext={ablehnung}
        mindestens={0}
        entprellenMs={0}
      />
      {unbekannt && <Auskunft hinweis={stand.art === 'gut' && !stand.antwort ? unbekannt : undefined} />}
    </div>
  )
}
