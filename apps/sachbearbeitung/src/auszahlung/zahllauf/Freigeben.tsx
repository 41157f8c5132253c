import { rufen } from '@foerderportal/client/rufen'
import { zahllaufFreigeben } from '@foerderportal/contract/auszahlung/zahllauf/routes'
import { zahllaufKey } from '@foerderportal/client/auszahlung/zahllauf'
import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { zahllaufStaende } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnterwegs } from '../../shared/anmeldung/useFrischAnmelden.ts'
import { Freigabefrage } from '../../shared/freigabe/Freigabefrage.tsx'
import { freigabeTaste } from '../../shared/freigabe/freigabeTasten.ts'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { auffaelligeVon, type Bestaetigt } from './useBestaetigt.ts'
import { useHandlung } from './useHandlung.ts'
import { laufangaben } from './laufangaben.ts'

type Props = { lauf: Zahllauf; bestaetigt: Bestaetigt }

/** What is still to be looked at, as a sentence; false when nothing is. */
const fehlt = (lauf: Zahllauf, bestaetigt: Bestaetigt): string | false => {
  const offen = auffaelligeVon(lauf).filter(({ nr }) => !bestaetigt.posten.includes(nr)).length
  const posten = offen === 1 ? 'einen auffälligen Posten' : `${offen} auffällige Posten`
  const konto = lauf.konto.neu && !bestaetigt.konto
  const was = [...(offen > 0 ? [posten] : []), ...(konto ? ['das Konto der Bank'] : [])]
  return was.length > 0 && `Sehen Sie noch ${mitUnd(was)} an.`
}

/** Releases exactly what is shown here, right after signing in; what was looked at outlasts that. */
export function Freigeben({ lauf, bestaetigt }: Props) {
  const unterwegs = useUnterwegs('zahllaufFreigeben')
  const grund = fehlt(lauf, bestaetigt)
  const [fragt, setFragt] = useState(unterwegs?.an === lauf.guid && grund === false)
  useTasten('Freigabe', grund === false ? [freigabeTaste(() => setFragt(true))] : [])
  return (
    <>
      <Knopf gesperrtWeil={grund} onClick={() => setFragt(true)}>
        {zahllaufStaende.zeilen.zahllaufFreigeben.knopf}
      </Knopf>
      {fragt && <Frage {...{ lauf, bestaetigt }} schliessen={() => setFragt(false)} />}
    </>
  )
}

function Frage({ lauf, bestaetigt, schliessen }: Props & { schliessen: () => void }) {
  const client = useQueryClient()
  const geschehen = useHandlung()
  const [gelesen] = useState(lauf.inhaltSha256 ?? '') // what is presented anew behind the question is refused
  const freigeben = async () => {
    const eingabe = {
      inhaltSha256: gelesen,
      bestaetigt: [...bestaetigt.posten],
      kontoBestaetigt: bestaetigt.konto,
    }
    await geschehen(
      await rufen(zahllaufFreigeben, { params: { guid: lauf.guid }, body: eingabe }),
      'Freigegeben. Die Zahlungsdatei ist da.',
    )
  }
  return (
    <Freigabefrage
      titel={`Zahllauf ${lauf.nr} freigeben?`}
      angaben={laufangaben(lauf)}
      folge="Danach entsteht die Zahlungsdatei, einmal und unveränderlich."
      knopf={zahllaufStaende.zeilen.zahllaufFreigeben.knopf}
      frisch={{ handlung: 'zahllaufFreigeben', an: lauf.guid }}
      freigeben={freigeben}
      neuLesen={() => void client.invalidateQueries({ queryKey: zahllaufKey(lauf.guid) })}
      schliessen={schliessen}
    />
  )
}
