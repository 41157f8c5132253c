import { Fragment, type ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FelderProps, Seitenbau, Formularantwort } from '../formularart.ts'
import { Antwortfeld } from './Antwortfeld.tsx'
import { bauAus, type Zeilen } from '../bau/bauAus.ts'

type Teil<V extends Formularantwort, K, W extends FieldValues> = ComponentType<FelderProps<V, K, W>>

/** What a page has besides the plain fields of its rows. */
export type Besonderes<V extends Formularantwort, K, W extends FieldValues> = Pick<
  Seitenbau<V, K, W>,
  'mitDatei' | 'zeigtSelbst'
> & {
  /** What stands around the fields: an explanation, a sum. */
  readonly Davor?: Teil<V, K, W>
  readonly Danach?: Teil<V, K, W>
  /** Instead of the field of a row, by its path. */
  readonly statt?: Readonly<Record<string, Teil<V, K, W>>>
}

/** The fields of a page from its rows, those that are asked now, in their order. */
const felderAus = <V extends Formularantwort, K, W extends FieldValues>(
  zeilen: Zeilen<V, K>,
  { Davor, Danach, statt = {} }: Besonderes<V, K, W>,
): Teil<V, K, W> =>
  function Felder(props) {
    const { control, formular, kontext } = props
    const daten = { formular, kontext }
    return (
      <>
        {Davor && <Davor {...props} />}
        {zeilen.map((zeile) => {
          const { [zeile.pfad]: Eigenes } = statt
          if (Eigenes) return <Eigenes key={zeile.pfad} {...props} />
          const gefragt = zeile.gefragt?.(daten) !== false
          return (
            <Fragment key={zeile.pfad}>{gefragt && <Antwortfeld {...{ control, zeile, daten }} />}</Fragment>
          )
        })}
        {Danach && <Danach {...props} />}
      </>
    )
  }

/** A page of plain questions, made from its rows: how they are read and written, and their fields. */
export const seiteAus = <V extends Formularantwort, K, W extends FieldValues>(
  zeilen: Zeilen<V, K>,
  besonderes: Besonderes<V, K, W> = {},
): Seitenbau<V, K, W> => bauAus(zeilen, { ...besonderes, Felder: felderAus(zeilen, besonderes) })
