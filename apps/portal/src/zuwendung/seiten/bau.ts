import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { AntragFormular } from '@foerderportal/contract/zuwendung/formular'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import { ANTRAG_SEITEN, type AntragSeitenName } from '@foerderportal/contract/zuwendung/flow'
import type { ComponentType } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { schemaFehler } from '../../formular/pruefung.ts'
import type { Aenderung } from '../entwurf.ts'

export type FelderProps<W extends FieldValues> = {
  readonly control: Control<W>
  /** The texts of the page as they stand now. */
  readonly werte: () => W
  readonly antrag: AntragAntwort
  readonly kontext: AntragKontext
  /** The form as it stands on the screen, with what other pages say. */
  readonly formular: AntragFormular
}

/** How a wizard page is made: its texts out of the form, the form out of its texts, and its fields. */
export type SeitenBau<W extends FieldValues> = {
  readonly lesen: (formular: AntragFormular) => W
  readonly schreiben: (werte: W) => Aenderung
  readonly lesefehler?: (werte: W) => Feldfehler[]
  readonly Felder: ComponentType<FelderProps<W>>
}

/** Everything that is wrong on a page; unreadable texts first, since the other checks see only gaps there. */
export const seitenFehler = <W extends FieldValues>(
  name: AntragSeitenName,
  bau: SeitenBau<W>,
  werte: W,
  { formular, kontext }: { formular: AntragFormular; kontext: AntragKontext },
): Feldfehler[] => {
  const neu = bau.schreiben(werte)(formular)
  return [
    ...(bau.lesefehler?.(werte) ?? []),
    ...schemaFehler(AntragFormular, neu),
    ...ANTRAG_SEITEN[name].pruefen({ formular: neu, kontext }),
  ]
}
