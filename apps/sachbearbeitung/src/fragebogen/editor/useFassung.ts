import { fassungKey, UMFRAGEN_KEY, type Fassungsstand } from '@foerderportal/client/fragebogen/bank'
import { definitionPruefen } from '@foerderportal/contract/fragebogen/pruefung/definitionPruefen'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { useEntwurf } from '@foerderportal/shell/entwurf/useEntwurf'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import type { Formular } from './formular.ts'
import { alsFormular, fassungsentwurf, kopiename, SEITE, type Ueberholt } from './fassungsentwurf.ts'
import { haltbar, unhaltbar } from './unhaltbar.ts'

/** A new state of a version for everything that shows it; undefined: it is gone. */
export const useFassungBekanntgeben = () => {
  const abfragen = useQueryClient()
  return (stand: Fassungsstand | undefined): void => {
    if (stand) abfragen.setQueryData(fassungKey(stand.wert.guid), stand)
    void abfragen.invalidateQueries({
      queryKey: UMFRAGEN_KEY,
      predicate: ({ queryKey }) => queryKey[1] !== 'fassung',
    })
  }
}

/**
 * Something was taken away or changed over: for as long as nothing else is written it can be taken back. `lesung`: not
 * after a colleague's changes have come in, for it would undo them too.
 */
type Ruecknahme = { readonly satz: string; readonly vorher: Formular; readonly lesung: number }

/**
 * A version that is being written. It saves itself after a pause, and lies on this device until it is saved; where somebody
 * else was faster both are merged, block by block and question by question.
 */
export const useFassung = (anfang: Fassungsstand, ueberholen: (ueberholt: Ueberholt) => void) => {
  const bekanntgeben = useFassungBekanntgeben()
  const [{ entwurf, nachsehen }] = useState(() =>
    fassungsentwurf(anfang, {
      gespeichert: bekanntgeben,
      ueberholt: (ueberholt) => {
        ueberholen(ueberholt)
        bekanntgeben(ueberholt.stand)
      },
    }),
  )
  useEntwurf(entwurf, kopiename(anfang.wert.guid))
  const formular = useSyncExternalStore(entwurf.subscribe, () => alsFormular(entwurf.roh(SEITE)))
  const [ruecknahme, setRuecknahme] = useState<Ruecknahme>()
  const aendern = (neu: (alt: Formular) => Formular, satz?: string): void => {
    const vorher = alsFormular(entwurf.roh(SEITE))
    setRuecknahme(satz === undefined ? undefined : { satz, vorher, lesung: entwurf.fassung(SEITE) })
    entwurf.aendern(SEITE, neu(vorher))
  }
  const offene = ruecknahme?.lesung === entwurf.fassung(SEITE) ? ruecknahme : undefined
  return {
    entwurf,
    nachsehen,
    formular,
    aendern,
    ...usePruefung(formular, entwurf.basis().wert),
    ruecknahme: offene && { satz: offene.satz, zuruecknehmen: () => aendern(() => offene.vorher) },
  }
}
export type OffeneFassung = ReturnType<typeof useFassung>

/** What is wrong with the fields, and with what is kept of them; who types does not wait for that. */
const usePruefung = (formular: Formular, gespeichert: Definition) => {
  const ruhig = useDeferredValue(formular)
  return useMemo(
    () => ({ fehler: unhaltbar(ruhig), befunde: definitionPruefen(haltbar(ruhig, gespeichert)) }),
    [ruhig, gespeichert],
  )
}
