import { antragKey, antragLaden } from '@foerderportal/client/zuwendung/zuwendung'
import type { Mitzeichnung } from '@foerderportal/contract/zuwendung/mitzeichnung/mitzeichnung'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import type { AntragEntwurf } from '../antrag/useAntrag.ts'

const MitzeichnungStand = latePart(async () => (await import('./MitzeichnungStand.tsx')).MitzeichnungStand)

type ZweiteUnterschrift = {
  readonly mitzeichnung: Mitzeichnung | null
  /** What stands above a page of the wizard. */
  readonly zweiteUnterschrift: (seite: string) => ReactNode
}

/** The second signature in a wizard (S4-07). Its code comes where somebody does not sign alone. */
export const useZweiteUnterschrift = (
  entwurf: AntragEntwurf,
  kontext: AntragKontext,
  neuLaden: () => Promise<void>,
): ZweiteUnterschrift => {
  const { formular, mitzeichnung: gelesen } = entwurf.wert()
  const zuZweit = formular.alleineZeichnungsberechtigt === false
  const [neuer, beiStand] = useState<Mitzeichnung | null>()
  const bekannt = neuer === undefined ? gelesen : neuer
  return {
    mitzeichnung: zuZweit ? bekannt : null,
    zweiteUnterschrift: (seite) =>
      zuZweit && <MitzeichnungStand {...{ entwurf, kontext, seite, beiStand, neuLaden }} />,
  }
}

/** Begins a wizard anew with what the server has: `runde` is its key. */
export const useNeuLaden = (guid: string) => {
  const queryClient = useQueryClient()
  const [runde, setRunde] = useState(0)
  const neuLaden = async () => {
    queryClient.setQueryData(antragKey(guid), await antragLaden(guid))
    setRunde((bisher) => bisher + 1)
  }
  return { runde, neuLaden }
}
