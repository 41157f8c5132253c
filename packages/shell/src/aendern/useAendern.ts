import { isProblem } from '@foerderportal/client/problem'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import type { Seitenkonflikt, Wahl } from '@foerderportal/entwurf/types'
import type { Konflikt, MergeRules, Merged, Pfad } from '@foerderportal/entwurf/merge'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { pruefer } from '../formular/pruefung.ts'
import { useServerFehler } from '../formular/serverFehler.ts'
import { useLokalerEntwurf } from '../entwurf/useLokalerEntwurf.ts'

/** The newer state, what is typed, and what the form said when the typing began. */
export type Fassungen<H, W> = { readonly neuere: H; readonly werte: W; readonly begonnen: W }

/** How a form changes what is kept in snapshots: `H` is a snapshot, `W` its form. */
export type Aenderungsplan<H, W> = {
  /** Names the draft on this device. */
  readonly name: string
  readonly werte: (snapshot: H) => W
  readonly pruefen: (werte: W) => readonly Feldfehler[]
  readonly merge: (fassungen: Fassungen<H, W>, wahl: Pick<MergeRules, 'wahl'>) => Merged<W>
  readonly laden: () => Promise<H>
  /** Asked before it is sent; false where the page is left for something that is needed first. */
  readonly bereit?: (stand: H, werte: W) => Promise<boolean>
  /** Refused with 409 when `stand` is not the newest. */
  readonly senden: (stand: H, werte: W) => Promise<H>
  /** Tells the rest of the portal. */
  readonly bekanntgeben: (neu: H) => Promise<void>
}

/** What was saved on which state, and which fields somebody had changed meanwhile. */
export type Gespeichert<H> = { readonly vorher: H; readonly neu: H; readonly fremdes: readonly Pfad[] }
type OffenerKonflikt<H> = { readonly neuere: H; readonly konflikte: readonly Seitenkonflikt[] }

/** The state that the form starts from. A newer one is merged with what is typed; contradictions wait for the user. */
const useStand = <H, W>(anfang: H, plan: Aenderungsplan<H, W>, begonnenMit: () => W | undefined) => {
  const stand = useRef(anfang)
  const verglichen = useRef(false)
  const fremdes = useRef<readonly Pfad[]>([])
  const [konflikt, setKonflikt] = useState<OffenerKonflikt<H>>()
  const alsSeitenkonflikt = (konflikt: Konflikt): Seitenkonflikt => ({ ...konflikt, seite: plan.name })
  /** What was restored may have been begun on an older state than the one that was opened now. */
  const begonnen = () => (verglichen.current ? undefined : begonnenMit())
  const mit = (neuere: H, werte: W, wahl?: Wahl): Merged<W> =>
    plan.merge(
      { neuere, werte, begonnen: begonnen() ?? plan.werte(stand.current) },
      wahl ? { wahl: (konflikt) => wahl(alsSeitenkonflikt(konflikt)) } : {},
    )
  const annehmen = (neuere: H, merged: Merged<W>) => {
    stand.current = neuere
    verglichen.current = true
    fremdes.current = [...fremdes.current, ...merged.fremdes]
    setKonflikt(undefined)
    return merged.wert
  }
  return {
    konflikt,
    /** Somebody may have changed since what was typed then: nobody overwrites it unseen. */
    istUnverglichen: () => begonnen() !== undefined,
    loesen: ({ neuere }: OffenerKonflikt<H>, werte: W, wahl: Wahl) =>
      annehmen(neuere, mit(neuere, werte, wahl)),
    /** undefined when a field needs the user's decision. */
    zusammenfuehren: async (werte: W): Promise<W | undefined> => {
      const neuere = await plan.laden()
      const merged = mit(neuere, werte)
      if (merged.konflikte.length === 0) return annehmen(neuere, merged)
      setKonflikt({ neuere, konflikte: merged.konflikte.map(alsSeitenkonflikt) })
      return undefined
    },
    bereit: async (werte: W): Promise<boolean> => (await plan.bereit?.(stand.current, werte)) ?? true,
    senden: async (werte: W): Promise<Gespeichert<H>> => {
      const vorher = stand.current
      return { vorher, neu: await plan.senden(vorher, werte), fremdes: fremdes.current }
    },
  }
}

/**
 * The form of something that others may change at the same time. What is typed stays on this device until it is saved;
 * where somebody was faster, both changes hold, and only where they contradict each other the user is asked (`konflikt`).
 * `fertig` is told what was saved; then the form begins anew.
 */
export const useAendern = <H, W extends FieldValues>(
  anfang: H,
  plan: Aenderungsplan<H, W>,
  fertig: (gespeichert: Gespeichert<H>) => void,
) => {
  const formular = useForm<W>({
    ...FORM_OPTIONS,
    resolver: pruefer(plan.pruefen),
    defaultValues: plan.werte(anfang) as DefaultValues<W>, // all of them
  })
  const { weitere, senden } = useServerFehler(formular)
  const { entwurf, speicherstand, begonnenMit } = useLokalerEntwurf(plan.name, formular)
  const stand = useStand(anfang, plan, begonnenMit)

  const zeigen = (werte: W) => formular.reset(werte, { keepTouched: true, keepSubmitCount: true })

  const vereinen = async (werte: W): Promise<void> => {
    const gemischt = await stand.zusammenfuehren(werte)
    if (gemischt === undefined) return
    zeigen(gemischt)
    await sichern(gemischt)
  }
  const sichern = async (werte: W): Promise<void> => {
    if (stand.istUnverglichen()) return vereinen(werte)
    if (!(await stand.bereit(werte))) return
    try {
      const gespeichert = await stand.senden(werte)
      entwurf.aufgeben()
      fertig(gespeichert)
      await plan.bekanntgeben(gespeichert.neu)
    } catch (fehler) {
      if (!isProblem(fehler, 409)) throw fehler
      await vereinen(werte)
    }
  }
  const speichern = formular.handleSubmit((werte) => senden(() => sichern(werte)))
  const { konflikt } = stand
  const loesen = async (wahl: Wahl) => {
    if (konflikt === undefined) return
    zeigen(stand.loesen(konflikt, formular.getValues(), wahl))
    await speichern()
  }
  return { formular, weitere, entwurf, speicherstand, speichern, konflikt, loesen }
}
