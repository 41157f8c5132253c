import { UNTERNEHMEN_ART_TEXT, type UnternehmenArt } from '../../unternehmen/werte/enums.ts'

/** Why a company of this kind can't apply where nobody was invited, as a sentence; undefined when it can. */
export const ohneEinladungHindernis = (art: UnternehmenArt): string | undefined =>
  art === 'LandwirtschaftlichesUnternehmen'
    ? undefined
    : `Diesen Zuschuss beantragen nur landwirtschaftliche Unternehmen. Ihr Unternehmen ist als ${UNTERNEHMEN_ART_TEXT[art]} registriert.`
