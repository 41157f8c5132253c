import { bankMitteilungSenden } from '@foerderportal/contract/mitteilungen/bank/routes'
import { rufen } from '@foerderportal/client/rufen'
import { alsUhrzeit } from '@foerderportal/contract/shared/zeit/datum'
import { bezugWorte } from '@foerderportal/contract/mitteilungen/bezug'
import type { Bezug } from '@foerderportal/contract/mitteilungen/bezugSchema'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { BankKonversation } from '@foerderportal/contract/mitteilungen/bank/schema'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { useState } from 'react'
import { useFormular } from '../../shared/formular/useFormular.ts'
import { angefuegt, briefPruefen } from './brief.ts'
import { useNeuLaden } from './useNeuLaden.ts'

/** `bezug`: the payout request that it is about; empty: the case, or the company. */
type Werte = { bezug: string; betreff: string; inhalt: string; anhaenge: DateiAngabe[] }

const ANTWORT = 'Antwort: '

/** An answer has the subject of what it answers; a question about something else one of its own. */
const betreffVon = ({ mitteilungen }: BankKonversation, bezug: Bezug | undefined): string => {
  const letzte = mitteilungen.at(-1)
  if (bezug !== undefined && letzte?.bezug?.guid !== bezug.guid) return `Rückfrage ${bezugWorte(bezug)}`
  if (letzte === undefined) return ''
  return letzte.betreff.startsWith(ANTWORT) ? letzte.betreff : `${ANTWORT}${letzte.betreff}`
}

/** The form of a message to a company: kept on the device, sent once. `genannt`: what the address says that it is about. */
export const useSchreiben = (konversation: BankKonversation, genannt: string | undefined) => {
  const neuLaden = useNeuLaden()
  const { absage, laeuft, versuchen } = useVersuch()
  const [gesendet, setGesendet] = useState('')
  const wozu = genannt ?? konversation.mitteilungen.at(-1)?.bezug?.guid
  const bezug = konversation.bezuege.find(({ guid }) => guid === wozu)
  const leer: Werte = {
    bezug: bezug?.guid ?? '',
    betreff: betreffVon(konversation, bezug),
    inhalt: '',
    anhaenge: [],
  }
  const formular = useFormular<Werte>({
    resolver: pruefer<Werte>(briefPruefen),
    defaultValues: leer,
  })
  const { control, handleSubmit, reset, getValues, setValue } = formular
  const { entwurf } = useLokalerEntwurf(`schreiben/${konversation.konversationId}`, formular)
  const senden = handleSubmit(({ bezug: gewaehlt, betreff, inhalt, anhaenge }) =>
    versuchen(async () => {
      setGesendet('')
      await rufen(bankMitteilungSenden, {
        params: { guid: konversation.konversationId },
        body: {
          betreff,
          inhalt,
          anhaenge: anhaenge.map(({ uuid }) => uuid),
          ...(gewaehlt !== '' && { bezug: gewaehlt }),
        },
      })
      reset(leer)
      entwurf.aufgeben()
      setGesendet(`Gesendet um ${alsUhrzeit(new Date())}\u00a0Uhr.`)
      await neuLaden()
    }),
  )
  const anfuegen = (baustein: string) =>
    setValue('inhalt', angefuegt(getValues('inhalt'), baustein), { shouldDirty: true })
  return { control, entwurf, absage, laeuft, gesendet, anfuegen, senden }
}
