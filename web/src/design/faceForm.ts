/**
 * A face is a card laid as its place allows: with the sentences it says, with their signs, with these on its picture (a plaque), or
 * as a picture with the first of them. It fills the width and height it is given; `faceMeasures` says how much it needs.
 */
export const FACE_FORMS = ['words', 'signs', 'plaque', 'tile'] as const;
export type FaceForm = (typeof FACE_FORMS)[number];
