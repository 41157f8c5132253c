import type { AuszahlungFormular, Verwendungsnachweis } from '@foerderportal/contract/auszahlung/formular'
import { dateiOrte } from '@foerderportal/contract/auszahlung/antrag/dateiorte'
import { AUSZAHLUNGSPAPIERE } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/auszahlungspapiere'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { Database, Tx } from '../../platform/database/database.ts'
import {
  angabenErmitteln,
  angabenErsetzen,
  pruefstandErmitteln,
  wartet,
  type BekannteDateien,
} from '../../platform/files/angaben.ts'

const imNachweis = (n: Verwendungsnachweis, bekannte: BekannteDateien): Verwendungsnachweis => ({
  ...n,
  ...Object.fromEntries(
    AUSZAHLUNGSPAPIERE.filter((feld) => n[feld]).map((feld) => [feld, angabenErsetzen(n[feld], bekannte)]),
  ),
})

const mitAngaben = (formular: AuszahlungFormular, bekannte: BekannteDateien): AuszahlungFormular => ({
  ...formular,
  verwendungsnachweise: formular.verwendungsnachweise?.map((n) => imNachweis(n, bekannte)),
})

const alleDateien = (formular: AuszahlungFormular): DateiAngabe[] =>
  dateiOrte(formular).map(({ datei }) => datei)

/** How many different files it names. */
export const anzahlDateien = (formular: AuszahlungFormular): number =>
  new Set(alleDateien(formular).map(({ uuid }) => uuid)).size

/** The form with the server's own word on each file; new ones are bound to the company. */
export const dateienUebernehmen = async (
  tx: Tx,
  formular: AuszahlungFormular,
  vorher: AuszahlungFormular,
  wer: { readonly unternehmenGuid: string; readonly sub: string },
): Promise<AuszahlungFormular> => {
  const genannte = alleDateien(formular)
  if (genannte.length === 0) return formular
  return mitAngaben(formular, await angabenErmitteln(tx, genannte, alleDateien(vorher), wer))
}

/** The form with what the virus scan says now of files that waited for it. */
export const mitPruefstand = async (
  db: Database | Tx,
  formular: AuszahlungFormular,
): Promise<AuszahlungFormular> => {
  const bekannte = await pruefstandErmitteln(db, alleDateien(formular), wartet)
  return bekannte === undefined ? formular : mitAngaben(formular, bekannte)
}
