import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { Dokumente } from '@foerderportal/contract/zuwendung/kern/antragsformular/dokumente'
import { alleDateien } from '@foerderportal/contract/zuwendung/antrag/angaben/dateiorte'
import type { Foerdergegenstand } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { Database, Tx } from '../../platform/database/database.ts'
import {
  angabenErmitteln,
  angabenErsetzen as ersetzen,
  pruefstandErmitteln,
  wartet,
  type BekannteDateien as Bekannte,
} from '../../platform/files/angaben.ts'

const inDokumenten = (dokumente: Dokumente, bekannte: Bekannte): Dokumente =>
  // Every entry but `type` is a list of files, and stays one.
  Object.fromEntries(
    Object.entries(dokumente).map(([art, wert]) => [
      art,
      Array.isArray(wert) ? ersetzen(wert, bekannte) : wert,
    ]),
  ) as Dokumente

const imGegenstand = (g: Foerdergegenstand, bekannte: Bekannte): Foerdergegenstand =>
  g.type === 'Maschine'
    ? {
        ...g,
        dokumentAngebot: ersetzen(g.dokumentAngebot, bekannte),
        dokumentHerstellerBestaetigung: ersetzen(g.dokumentHerstellerBestaetigung, bekannte),
      }
    : g

const mitAngaben = (formular: AntragFormular, bekannte: Bekannte): AntragFormular => ({
  ...formular,
  dokumente: formular.dokumente && inDokumenten(formular.dokumente, bekannte),
  foerdergegenstandSeiten: formular.foerdergegenstandSeiten?.map((seite) => ({
    ...seite,
    foerdergegenstaende: seite.foerdergegenstaende?.map((g) => imGegenstand(g, bekannte)),
  })),
})

const nachlesen = async (
  db: Database | Tx,
  formular: AntragFormular,
  welche: (datei: DateiAngabe) => boolean,
): Promise<AntragFormular> => {
  const bekannte = await pruefstandErmitteln(db, alleDateien(formular), welche)
  return bekannte === undefined ? formular : mitAngaben(formular, bekannte)
}

/** The form with what the virus scan says now; without a file that waited for it the database is asked nothing. */
export const mitPruefstand = (db: Database | Tx, formular: AntragFormular): Promise<AntragFormular> =>
  nachlesen(db, formular, wartet)

/** The same of every file: what was sent long ago can have been locked since. */
export const mitJedemPruefstand = (db: Database | Tx, formular: AntragFormular): Promise<AntragFormular> =>
  nachlesen(db, formular, () => true)

/**
 * The form with the server's own word on each file (name, size, type). Files that are not among the stored ones are
 * bound to the company first; a save that names no new file asks the database nothing.
 */
export const dateienUebernehmen = async (
  tx: Tx,
  formular: AntragFormular,
  gespeicherte: readonly DateiAngabe[],
  wer: { readonly unternehmenGuid: string; readonly sub: string },
): Promise<AntragFormular> => {
  const genannte = alleDateien(formular)
  if (genannte.length === 0) return formular
  return mitAngaben(formular, await angabenErmitteln(tx, genannte, gespeicherte, wer))
}
