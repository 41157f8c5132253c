import { zeilenAuf, type Fragenseite } from '@foerderportal/contract/zuwendung/tafel/tafel'
import { Fragment, type ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Antwortfeld } from './Antwortfeld.tsx'
import type { FelderProps, SeitenBau } from './bau.ts'
import { bauAus } from './bauAus.ts'

type Teil<W extends FieldValues> = ComponentType<FelderProps<W>>
type Besonderes<W extends FieldValues> = Pick<SeitenBau<W>, 'mitDatei' | 'zeigtSelbst'> & {
  /** What stands around the fields: an explanation, a sum. */
  readonly Davor?: Teil<W>
  readonly Danach?: Teil<W>
  /** Instead of the field of a row, by its path. */
  readonly statt?: Readonly<Record<string, Teil<W>>>
}

/** The fields of a page from its rows, those that are asked now, in their order. */
const felderAus = <W extends FieldValues>(
  seite: Fragenseite,
  { Davor, Danach, statt = {} }: Besonderes<W>,
): Teil<W> =>
  function Felder(props) {
    const { control, formular, kontext } = props
    const daten = { formular, kontext }
    return (
      <>
        {Davor && <Davor {...props} />}
        {zeilenAuf(seite).map((zeile) => {
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
export const seiteAus = <W extends FieldValues>(
  seite: Fragenseite,
  besonderes: Besonderes<W> = {},
): SeitenBau<W> => bauAus(seite, { ...besonderes, Felder: felderAus(seite, besonderes) })
