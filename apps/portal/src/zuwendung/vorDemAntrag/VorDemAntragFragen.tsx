import type {
  Checkliste,
  ChecklisteGruppe,
} from '@foerderportal/contract/zuwendung/antrag/checkliste/checklisteSchema'
import { nurBeiText } from '@foerderportal/contract/zuwendung/antrag/checkliste/checklisteWorte'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'

/** The questions page by page; what the portal knows is only named. */
export function VorDemAntragFragen({ seiten }: Pick<Checkliste, 'seiten'>) {
  return (
    <Abschnitt
      titel="Das fragen wir"
      einleitung="Was im Portal schon bekannt ist, füllen wir für Sie aus. Sie prüfen es nur."
    >
      <ol className="s-fragenliste p-text">
        {seiten.map(({ titel, nurBei, gruppen }) => (
          <li key={titel}>
            <div className="p-stapel p-stapel--eng">
              <h3 className="kern-title">{titel}</h3>
              {nurBei && <p className="kern-body kern-body--muted">{nurBeiText(nurBei)}</p>}
              {gruppen.map((gruppe) => (
                <Fragen key={gruppe.titel ?? titel} gruppe={gruppe} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Abschnitt>
  )
}

function Fragen({ gruppe: { titel, fragen } }: { gruppe: ChecklisteGruppe }) {
  const bekannt = fragen.filter((f) => f.bekannt).map((f) => f.frage)
  const offen = fragen.filter((f) => !f.bekannt)
  return (
    <>
      {titel && <p className="kern-body kern-body--bold">{titel}</p>}
      {offen.length > 0 && (
        <ul className="kern-list kern-list--bullet">
          {offen.map(({ frage, freiwillig }) => (
            <li key={frage}>
              {frage}
              {freiwillig && ' (freiwillig)'}
            </li>
          ))}
        </ul>
      )}
      {bekannt.length > 0 && <p className="kern-body">{`Schon ausgefüllt: ${bekannt.join(', ')}.`}</p>}
    </>
  )
}
