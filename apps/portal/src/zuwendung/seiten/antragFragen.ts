import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { zeilenAuf, type Seitenname } from '@foerderportal/contract/zuwendung/antrag/tafel/tafel'
import { seiteAus as ausZeilen, type Besonderes } from '@foerderportal/assistent/seite/seiteAus.tsx'
import type { Werte } from '../bau/antragSeite.ts'

/** A page of plain questions of the application. It loads every kind of field; `bauAus` loads none. */
export const seiteAus = <S extends Seitenname>(
  seite: S,
  besonderes: Besonderes<AntragAntwort, AntragKontext, Werte<S>> = {},
) => ausZeilen(zeilenAuf(seite), besonderes)
