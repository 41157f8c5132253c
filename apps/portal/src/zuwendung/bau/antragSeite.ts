import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import {
  zeilenAuf,
  type Seitenname,
  type Seitenwerte,
} from '@foerderportal/contract/zuwendung/antrag/tafel/tafel'
import type { FelderProps as Felder } from '@foerderportal/assistent/formularart'
import { bauAus as ausZeilen, type Eigenes } from '@foerderportal/assistent/bau/bauAus'
import type { FieldValues } from 'react-hook-form'

/** What stands in the fields of a page; a page without any has no texts. */
export type Werte<S extends Seitenname> =
  Seitenwerte<S> extends infer W extends FieldValues ? W : Record<string, never>

export type FelderProps<S extends Seitenname> = Felder<AntragAntwort, AntragKontext, Werte<S>>

/** A page of the application that has fields of its own; it loads no other ones. */
export const bauAus = <S extends Seitenname>(
  seite: S,
  eigenes: Eigenes<AntragAntwort, AntragKontext, Werte<S>>,
) => ausZeilen(zeilenAuf(seite), eigenes)
