/**
 * A face is a card laid as its place allows: with the sentences it says, or these in fewer words (brief), or on its picture (a panel);
 * with their signs, or these on its picture (a plaque); or as a picture with the first of them. It fills the width and height it is given; `faceMeasures` says how much it needs.
 */
export const FACE_FORMS = ['words', 'brief', 'panel', 'signs', 'plaque', 'tile'] as const;
export type FaceForm = (typeof FACE_FORMS)[number];

/** Whether a card of this form says what it does in words. */
export const saysWords = (form: FaceForm): boolean => form === 'words' || form === 'brief' || form === 'panel';
