/**
 * A face is a card laid as its place allows: with the sentences it says, with their signs, with these on its picture (a plaque), or
 * as a picture with the first of them. It fills the width and height it is given; `faceMeasures` says how much it needs.
 */
export const FACE_FORMS = ['words', 'signs', 'plaque', 'tile'] as const;
export type FaceForm = (typeof FACE_FORMS)[number];

/**
 * A mini is a small picture, with its name on it where there is room; a tag always has its name; a chip is a line with a picture; a large
 * tile says what the card does.
 */
export type TileSize = FaceForm | 'mini' | 'tag' | 'chip' | 'usual' | 'large';

/** Too small for more than a name, and perhaps for that. */
export const isTiny = (size: TileSize): boolean => size === 'mini' || size === 'tag';
export const isFace = (size: TileSize): size is FaceForm => FACE_FORMS.some((form) => form === size);
