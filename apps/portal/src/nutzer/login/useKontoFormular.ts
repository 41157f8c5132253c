import { loginDatenAendern, NUTZER_STATUS } from '@foerderportal/client/nutzer/nutzer'
import type { LoginDaten } from '@foerderportal/contract/nutzer/schema'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { useServerFehler } from '@foerderportal/shell/formular/serverFehler'
import { useNutzer, useUmgebung } from '@foerderportal/shell/umgebung'
import type { Ergebnis } from '@foerderportal/shell/bausteine/Meldung.tsx'
import { gespeichertText, loginAusWerten, loginWertePruefen } from './loginWerte.ts'
import type { Unterwegs } from './useMitnahme.ts'
import { useSchritt, useWeiter } from './useSchritt.ts'

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

/** The form of user name and mail address, with the login that may come between typing and saving. */
export const useKontoFormular = (unterwegs: Unterwegs, schliessen: (ergebnis: Ergebnis) => void) => {
  const nutzer = useNutzer()
  const { zuvor, mitnehmen } = unterwegs
  const formular = useForm<LoginDaten>({
    ...FORM_OPTIONS,
    resolver: pruefer(loginWertePruefen),
    defaultValues: zuvor?.inhalt.werte ?? { username: nutzer?.username ?? '', email: nutzer?.email ?? '' },
  })
  const { getValues, handleSubmit } = formular
  const { weitere, senden } = useServerFehler(formular)
  const schritt = useSchritt(unterwegs)
  const aendern = useSenden()

  useEffect(() => mitnehmen(() => getValues()), [mitnehmen, getValues])

  const speichern = (angemeldet: boolean) =>
    handleSubmit((werte) =>
      senden(() =>
        schritt(
          { art: 'speichern' },
          async () => schliessen(await aendern(loginAusWerten(werte))),
          angemeldet,
        ),
      ),
    )
  useWeiter(unterwegs, 'speichern', () => void speichern(true)())

  const nichtAngemeldet =
    zuvor?.zurueck === false &&
    zuvor.inhalt.schritt.art === 'speichern' &&
    formular.formState.submitCount === 0
  return { formular, weitere, nichtAngemeldet, speichern: speichern(false) }
}
