import { bankMitteilungSenden } from '@foerderportal/client/mitteilungen/bank'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { BankKonversation } from '@foerderportal/contract/mitteilungen/bank/schema'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { alsUhrzeit } from '@foerderportal/shell/zeit/zeit'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { angefuegt, briefPruefen } from './brief.ts'
import { useNeuLaden } from './useNeuLaden.ts'

type Werte = { betreff: string; inhalt: string; anhaenge: DateiAngabe[] }

const ANTWORT = 'Antwort: '

/** An answer has the subject of what it answers. */
const betreffVon = ({ mitteilungen }: BankKonversation): string => {
  const letzter = mitteilungen.at(-1)?.betreff
  if (letzter === undefined) return ''
  return letzter.startsWith(ANTWORT) ? letzter : `${ANTWORT}${letzter}`
}

/** The form of a message to a company: kept on the device, sent once. */
export const useSchreiben = (konversation: BankKonversation) => {
  const neuLaden = useNeuLaden()
  const { absage, laeuft, versuchen } = useVersuch()
  const [gesendet, setGesendet] = useState('')
  const leer: Werte = { betreff: betreffVon(konversation), inhalt: '', anhaenge: [] }
  const formular = useForm<Werte>({
    ...FORM_OPTIONS,
    resolver: pruefer<Werte>(briefPruefen),
    defaultValues: leer,
  })
  const { control, handleSubmit, reset, getValues, setValue } = formular
  const { entwurf } = useLokalerEntwurf(`schreiben/${konversation.konversationId}`, formular)
  const senden = handleSubmit(({ betreff, inhalt, anhaenge }) =>
    versuchen(async () => {
      setGesendet('')
      await bankMitteilungSenden(konversation.konversationId, {
        betreff,
        inhalt,
        anhaenge: anhaenge.map(({ uuid }) => uuid),
      })
      reset(leer)
      entwurf.aufgeben()
      setGesendet(`Gesendet um ${alsUhrzeit(new Date())} Uhr.`)
      await neuLaden()
    }),
  )
  const anfuegen = (baustein: string) =>
    setValue('inhalt', angefuegt(getValues('inhalt'), baustein), { shouldDirty: true })
  return { control, entwurf, absage, laeuft, gesendet, anfuegen, senden }
}
