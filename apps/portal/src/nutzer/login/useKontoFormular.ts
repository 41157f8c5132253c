import { loginDatenAendern } from '@foerderportal/client/nutzer/nutzer'
import { NUTZER_STATUS } from '@foerderportal/client/nutzer/nutzerstatus'
import type { LoginDaten } from '@foerderportal/contract/nutzer/schema'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { same } from '@foerderportal/values/same'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { useServerFehler } from '@foerderportal/shell/formular/serverFehler'
import { useNutzer, useUmgebung } from '@foerderportal/shell/umgebung'
import type { Ergebnis } from '@foerderportal/shell/formular/Meldung.tsx'
import { gespeichertText, loginAusWerten, loginWertePruefen } from './loginWerte.ts'
import type { Unterwegs } from '@foerderportal/shell/anmeldung/useMitnahme'
import { useSchritt, useWeiter } from '@foerderportal/shell/anmeldung/useSchritt'

const UNVERAENDERT: Ergebnis = { ton: 'info', text: 'Es hat sich nichts geändert.' }

/** Sends the change, and has tokens and pages know of it. */
const useSenden = () => {
  const { sitzung } = useUmgebung()
  const queryClient = useQueryClient()
  const vorher = useNutzer()
  return async (neu: LoginDaten): Promise<Ergebnis> => {
    if (!(await loginDatenAendern(neu))) return UNVERAENDERT
    // The next token says the new name; what was read with the old one is read again.
    await sitzung.refresh()
    await Promise.all(
      [NUTZER_STATUS, ['nutzer']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
    return { ton: 'success', text: gespeichertText(vorher, neu) }
  }
}

/**
 * The form of user name and mail address. What is typed lies on this device until it is saved (S10-03), also over the
 * login that may come between typing and saving: after it the save goes on by itself with what the device has kept.
 */
export const useKontoFormular = (unterwegs: Unterwegs, schliessen: (ergebnis?: Ergebnis) => void) => {
  const nutzer = useNutzer()
  const { zuvor, offenHalten } = unterwegs
  const vorher: LoginDaten = { username: nutzer?.username ?? '', email: nutzer?.email ?? '' }
  const formular = useForm<LoginDaten>({
    ...FORM_OPTIONS,
    resolver: pruefer(loginWertePruefen),
    defaultValues: vorher,
  })
  const { entwurf } = useLokalerEntwurf('logindaten', formular)
  const angeschlossen = useSyncExternalStore(entwurf.subscribe, entwurf.istAngeschlossen)
  const { handleSubmit } = formular
  const { weitere, senden } = useServerFehler(formular)
  const schritt = useSchritt(unterwegs)
  const aendern = useSenden()
  const [verloren, setVerloren] = useState(false)

  useEffect(() => offenHalten(), [offenHalten])

  const zumachen = (ergebnis?: Ergebnis) => {
    entwurf.aufgeben()
    schliessen(ergebnis)
  }
  const speichern = (angemeldet: boolean) =>
    handleSubmit((werte) => {
      const neu = loginAusWerten(werte)
      if (same(neu, vorher)) return zumachen(UNVERAENDERT)
      return senden(() => schritt({ art: 'speichern' }, async () => zumachen(await aendern(neu)), angemeldet))
    })
  const weiter = () => {
    // Nothing came back from this device: the present login data are nothing that somebody wants to save.
    if (same(loginAusWerten(formular.getValues()), vorher)) setVerloren(true)
    else void speichern(true)()
  }
  useWeiter(unterwegs, 'speichern', weiter, angeschlossen)

  const nichtAngemeldet =
    zuvor?.zurueck === false &&
    zuvor.inhalt.schritt.art === 'speichern' &&
    formular.formState.submitCount === 0
  return { formular, entwurf, weitere, nichtAngemeldet, verloren, speichern: speichern(false), zumachen }
}
