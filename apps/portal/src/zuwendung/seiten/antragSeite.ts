import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import { zeilenAuf, type Fragenseite } from '@foerderportal/contract/zuwendung/tafel/tafel'
import type { FelderProps as Felder } from '@foerderportal/assistent/formularart'
import { bauAus as ausZeilen, type Eigenes } from '@foerderportal/assistent/seite/bauAus'
import type { FieldValues } from 'react-hook-form'

export type FelderProps<W extends FieldValues> = Felder<AntragAntwort, AntragKontext, W>

/** A page of the application that has fields of its own; it loads no other ones. */
export const bauAus = <W extends FieldValues>(
  seite: Fragenseite,
  eigenes: Eigenes<AntragAntwort, AntragKontext, W>,
) => ausZeilen(zeilenAuf(seite), eigenes)
