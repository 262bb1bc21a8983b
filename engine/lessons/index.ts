/**
 * Lessons: games and positions in which a teacher speaks. What is here knows no game; a game writes its lessons as data
 * (`games/GAME/src/lessons`), and whoever shows a table asks what to say.
 */
export * from './attempt.ts';
export * from './book.ts';
export * from './exercise.ts';
export * from './follow.ts';
export * from './lesson.ts';
export * from './practice.ts';
export * from './question.ts';
export * from './said.ts';
export * from './school.ts';
export * from './teacher.ts';
export * from './triggers.ts';
