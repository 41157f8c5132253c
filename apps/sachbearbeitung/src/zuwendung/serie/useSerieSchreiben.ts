import { serieSenden } from '@foerderportal/contract/mitteilungen/serie/routes'
import { rufen } from '@foerderportal/client/rufen'
import type { SerieVorschau } from '@foerderportal/contract/mitteilungen/serie/schema'
import { ortVon } from '@foerderportal/shell/bausteine/ortVon'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormular } from '../../shared/formular/useFormular.ts'
import { pfade } from '../../paths.ts'
import { angefuegt, briefPruefen, type Brief } from '../mitteilungen/brief.ts'
import { gehende } from './gehende.ts'

/** The form of a bulk message: kept on the device, and sent under one key however often one tries. */
export const useSerieSchreiben = (vorschau: SerieVorschau) => {
  const navigate = useNavigate()
  const { absage, laeuft, versuchen } = useVersuch()
  const [schluessel] = useState(() => crypto.randomUUID())
  const formular = useFormular<Brief>({
    resolver: pruefer(briefPruefen),
    defaultValues: { betreff: '', inhalt: '' },
  })
  const { control, handleSubmit, getValues, setValue } = formular
  const { entwurf } = useLokalerEntwurf('serienmitteilung', formular)
  const senden = handleSubmit(({ betreff, inhalt }) =>
    versuchen(async () => {
      await rufen(serieSenden, {
        params: { guid: schluessel },
        body: { betreff, inhalt, faelle: gehende(vorschau.faelle) },
        repeatable: true,
      })
      entwurf.aufgeben()
      await navigate({ ...ortVon(pfade.serie(schluessel)), replace: true })
    }),
  )
  const anfuegen = (baustein: string) =>
    setValue('inhalt', angefuegt(getValues('inhalt'), baustein), { shouldDirty: true })
  return { control, entwurf, absage, laeuft, anfuegen, senden }
}
