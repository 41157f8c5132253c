import { NUTZER_STATUS, nutzerAbfrage } from '@foerderportal/client/nutzer'
import { nutzerAendern } from '@foerderportal/client/nutzerAendern'
import { isProblem } from '@foerderportal/client/problem'
import type { NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import type { Seitenkonflikt, Wahl } from '@foerderportal/entwurf/arten'
import { mischen, type Konflikt, type Mischung, type Pfad } from '@foerderportal/entwurf/mischen'
import { FORMULAR } from '@foerderportal/ui/felder/formular'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLokalerEntwurf } from '../entwurf/useLokalerEntwurf.ts'
import { pruefer } from '../formular/pruefung.ts'
import { useServerFehler } from '../formular/serverFehler.ts'
import { useUmgebung } from '../umgebung.ts'
import { nutzerAusWerten, nutzerWerte, nutzerWertePruefen, type NutzerWerte } from './formular.ts'

/** What was saved, and which fields somebody had changed meanwhile. */
export type Gespeichert = { readonly neu: NutzerHuelle; readonly fremdes: readonly Pfad[] }
type Zwist = { readonly neuere: NutzerHuelle; readonly konflikte: readonly Seitenkonflikt[] }

const alsSeitenkonflikt = (konflikt: Konflikt): Seitenkonflikt => ({ ...konflikt, seite: 'nutzer' })

/** Token and pages learn of the new name; the page that is shown goes on without waiting for it. */
const useBekanntgeben = () => {
  const { sitzung } = useUmgebung()
  const queryClient = useQueryClient()
  return {
    laden: () => queryClient.fetchQuery({ ...nutzerAbfrage(), staleTime: 0 }),
    bekanntgeben: async (neu: NutzerHuelle) => {
      queryClient.setQueryData(nutzerAbfrage().queryKey, neu)
      await sitzung.refresh()
      await queryClient.invalidateQueries({ queryKey: NUTZER_STATUS })
    },
  }
}

/** The state that the form starts from. A newer one is merged with what is typed; contradictions wait for the user. */
const useStand = (anfang: NutzerHuelle, laden: () => Promise<NutzerHuelle>) => {
  const stand = useRef(anfang)
  const fremdes = useRef<readonly Pfad[]>([])
  const [zwist, setZwist] = useState<Zwist>()
  const mit = (neuere: NutzerHuelle, werte: NutzerWerte, wahl?: Wahl): Mischung<NutzerWerte> =>
    mischen(nutzerWerte(neuere.value), werte, nutzerWerte(stand.current.value), {
      ...(wahl && { wahl: (konflikt: Konflikt) => wahl(alsSeitenkonflikt(konflikt)) }),
    })
  const annehmen = (neuere: NutzerHuelle, mischung: Mischung<NutzerWerte>) => {
    stand.current = neuere
    fremdes.current = [...fremdes.current, ...mischung.fremdes]
    setZwist(undefined)
    return mischung.wert
  }
  return {
    zwist,
    loesen: ({ neuere }: Zwist, werte: NutzerWerte, wahl: Wahl) => annehmen(neuere, mit(neuere, werte, wahl)),
    /** undefined when a field needs the user's decision. */
    zusammenfuehren: async (werte: NutzerWerte): Promise<NutzerWerte | undefined> => {
      const neuere = await laden()
      const mischung = mit(neuere, werte)
      if (mischung.konflikte.length === 0) return annehmen(neuere, mischung)
      setZwist({ neuere, konflikte: mischung.konflikte.map(alsSeitenkonflikt) })
      return undefined
    },
    senden: async (werte: NutzerWerte): Promise<Gespeichert> => {
      const { guid, value } = stand.current
      return { neu: await nutzerAendern(guid, nutzerAusWerten(werte, value.type)), fremdes: fremdes.current }
    },
  }
}

/** The form of the signed-in person's own data. `fertig` is told what was saved; then the form begins anew. */
export const useNutzerAendern = (anfang: NutzerHuelle, fertig: (gespeichert: Gespeichert) => void) => {
  const formular = useForm<NutzerWerte>({
    ...FORMULAR,
    resolver: pruefer((werte) => nutzerWertePruefen(werte, anfang.value.type)),
    defaultValues: nutzerWerte(anfang.value),
  })
  const { weitere, senden } = useServerFehler(formular)
  const { entwurf, speicherstand } = useLokalerEntwurf('nutzer-aendern/nutzer', formular)
  const { laden, bekanntgeben } = useBekanntgeben()
  const stand = useStand(anfang, laden)

  const zeigen = (werte: NutzerWerte) => formular.reset(werte, { keepTouched: true, keepSubmitCount: true })

  const sichern = async (werte: NutzerWerte): Promise<void> => {
    try {
      const gespeichert = await stand.senden(werte)
      entwurf.aufgeben()
      fertig(gespeichert)
      await bekanntgeben(gespeichert.neu)
    } catch (fehler) {
      if (!isProblem(fehler, 409)) throw fehler
      const gemischt = await stand.zusammenfuehren(werte)
      if (gemischt === undefined) return
      zeigen(gemischt)
      await sichern(gemischt)
    }
  }
  const speichern = formular.handleSubmit((werte) => senden(() => sichern(werte)))
  const { zwist } = stand
  const loesen = async (wahl: Wahl) => {
    if (zwist === undefined) return
    zeigen(stand.loesen(zwist, formular.getValues(), wahl))
    await speichern()
  }
  return { formular, weitere, entwurf, speicherstand, speichern, zwist, loesen }
}
